export { listWaiting, readCondition } from "./list-waiting.ts";
export { parseCondition } from "./parse-condition.ts";
