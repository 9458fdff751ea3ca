// Knows which JSON is an animation that a player may be given: one that holds no program (attack 53).

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

/** A property with an expression: `{a, k, x: "var $bm_rt = …"}`. Players run it. */
const hasExpression = (value: Readonly<Record<string, unknown>>): boolean =>
  "k" in value && typeof value["x"] === "string" && value["x"].trim() !== "";

/** Without going deeper into the stack than one step. */
function runsNothing(root: unknown): boolean {
  const waiting: unknown[] = [root];
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (!isObject(value)) continue;
    if (hasExpression(value)) return false;
    for (const inner of Object.values(value)) waiting.push(inner);
  }
  return true;
}

/** True for a Lottie animation without expressions. */
export function isSafeLottie(value: unknown): boolean {
  if (!isObject(value) || !Array.isArray(value["layers"])) return false;
  const measures = [value["w"], value["h"], value["fr"], value["op"]];
  return measures.every((one) => typeof one === "number" && Number.isFinite(one) && one >= 0) && runsNothing(value);
}
