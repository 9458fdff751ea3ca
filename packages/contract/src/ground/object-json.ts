// Knows a field of a form that holds an object as JSON.
import * as z from "zod/mini";

/** At most `limit` characters. */
export const objectJson = (limit: number) =>
  z.string().check(z.maxLength(limit), z.refine(isObjectJson, "no JSON object"));

function isObjectJson(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}
