// Knows which JSON is an animation that is safe to play: one that holds no program (attack 53).

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

/** A property with an expression: `{a, k, x: "var $bm_rt = …"}`. Players run it. */
const hasExpression = (value: Readonly<Record<string, unknown>>): boolean =>
  "k" in value && typeof value["x"] === "string" && value["x"].trim() !== "";

/** Levels of objects and lists. Animations have about 30; players are recursive, and overflow on deep ones. */
const DEEPEST = 500;

/** Goes level by level, not by recursion, so that no depth overflows the stack. */
function runsNothing(root: unknown): boolean {
  let level: readonly unknown[] = [root];
  for (let depth = 0; level.length > 0; depth += 1) {
    const objects = level.filter(isObject);
    if (objects.some(hasExpression) || (depth >= DEEPEST && objects.length > 0)) return false;
    level = objects.flatMap((value) => Object.values(value));
  }
  return true;
}

/** True for a Lottie animation without expressions that is no deeper than players can go. */
export function isSafeLottie(value: unknown): boolean {
  if (!isObject(value) || !Array.isArray(value["layers"])) return false;
  const measures = [value["w"], value["h"], value["fr"], value["op"]];
  return measures.every((one) => typeof one === "number" && Number.isFinite(one) && one >= 0) && runsNothing(value);
}
