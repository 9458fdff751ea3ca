// Knows which conditions can be met: those that can be read, on items that exist.
import { type Condition, listNamed, parseCondition } from "./parse-condition.ts";

/** Null for a condition that cannot be read, or that names an item that does not exist: nobody could ever meet it. */
export function readCondition(text: string, identifiers: ReadonlySet<string>): Condition | null {
  const condition = parseCondition(text);
  return condition && listNamed(condition).every((one) => identifiers.has(one)) ? condition : null;
}
