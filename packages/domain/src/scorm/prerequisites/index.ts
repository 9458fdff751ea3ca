export { type Condition, listNamed, parseCondition } from "./parse-condition.ts";
export { readCondition } from "./read-condition.ts";
