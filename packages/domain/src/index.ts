// Knows the calls that most who play a course need: open it, open a learner's progress in it, and take what the learner
// does.
export { compileLearniz, loadLearniz } from "./learniz/index.ts";
export { loadProgress, transition } from "./progress/index.ts";
