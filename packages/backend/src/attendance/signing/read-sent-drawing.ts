// Knows which drawn signatures are accepted.
import { readDrawing } from "@academiz/domain/classiz";
import { type Result, succeed } from "@academiz/domain/kernel";
import { type Refusal, refuse } from "../../ground/outcome.ts";

/** Null where none was sent. */
export function readSentDrawing(drawing: string | undefined): Result<string | null, Refusal> {
  if (drawing === undefined) return succeed(null);
  return readDrawing(drawing)
    ? succeed(drawing)
    : refuse("validation", { faults: [{ path: ["drawing"], message: "neither strokes in the box nor a typed name" }] });
}
