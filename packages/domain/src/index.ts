// Knows the calls that most players of a course need: open it, open a learner's progress in it, take in what the
// learner does.
export { compileLearniz, loadLearniz } from "./learniz/index.ts";
export { loadProgress, transition } from "./progress/index.ts";
