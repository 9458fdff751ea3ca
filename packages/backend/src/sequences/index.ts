// Knows the use cases of learners with smart sequences.
export * from "./answer-attempt.ts";
export * from "./begin-attempt.ts";
export * from "./play-sequence.ts";
