// Knows a field of a form that holds an object as JSON.
import { DEEPEST_JSON, measureJson, mendHalves } from "@academiz/domain/kernel";
import * as z from "zod/mini";

/** At most `limit` characters, and no deeper than what is sent as a body. */
export const objectJson = (limit: number) =>
  z.string().check(
    z.maxLength(limit),
    z.refine((text) => measureJson(text).depth <= DEEPEST_JSON, "nested too deeply"),
    z.refine(isObjectJson, "no JSON object"),
    z.overwrite(mendHalves),
  );

function isObjectJson(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}
