// Knows which JSON is an animation that a player may be given: one that holds no program (attack 53).

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

/** A property with an expression: `{a, k, x: "var $bm_rt = …"}`. Players run it. */
const hasExpression = (value: Readonly<Record<string, unknown>>): boolean =>
  "k" in value && typeof value["x"] === "string" && value["x"].trim() !== "";

/** Levels of objects and lists. Animations have some 30; players go down by calling themselves, and break. */
const DEEPEST = 500;

/** Level by level, without going deeper into the stack than one step. */
function runsNothing(root: unknown): boolean {
  let level: readonly unknown[] = [root];
  for (let depth = 0; level.length > 0; depth += 1) {
    const objects = level.filter(isObject);
    if (objects.some(hasExpression) || (depth >= DEEPEST && objects.length > 0)) return false;
    level = objects.flatMap((value) => Object.values(value));
  }
  return true;
}

/** True for a Lottie animation without expressions, and no deeper than players go. */
export function isSafeLottie(value: unknown): boolean {
  if (!isObject(value) || !Array.isArray(value["layers"])) return false;
  const measures = [value["w"], value["h"], value["fr"], value["op"]];
  return measures.every((one) => typeof one === "number" && Number.isFinite(one) && one >= 0) && runsNothing(value);
}
