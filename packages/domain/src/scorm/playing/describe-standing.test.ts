// Proves that what is said of a learner in a package is true, and no more than is known.
import { expect, test } from "vitest";
import { describeStanding, findShare } from "../index.ts";

const say = (status: string | null, score: number | null, percentage: number) =>
  describeStanding({ status, score, percentage });

test.each([
  [say(null, null, 0), { key: "new" }],
  [say("NOT_STARTED", null, 0), { key: "new" }],
  [say("STARTED", null, 0), { key: "started" }],
  [say("STARTED", 40, 0), { key: "started" }],
  [say("STARTED", null, 27.8), { key: "share", percentage: 27.8 }],
  [say("FAILED", 50, 0), { key: "failed", score: 50 }],
  [say("FAILED", null, 0), { key: "failed", score: null }],
  [say("COMPLETE", 80, 100), { key: "finished", score: 80 }],
  [say("COMPLETE", null, 100), { key: "finished", score: null }],
])("§3.182 §3.185 a result in a package is said as it is: %j", (said, expected) => {
  expect(said).toEqual(expected);
});

test.each([
  ["scorm", "STARTED", 0, null],
  ["scorm", "STARTED", 27.8, 27.8],
  ["scorm", "FAILED", 0, null],
  ["scorm", "COMPLETE", 100, 100],
  ["scorm", "NOT_STARTED", 0, 0],
  ["game", "FAILED", 100, null],
  ["smart-sequence", "FAILED", 100, null],
  ["learniz", "STARTED", 0, 0],
  ["learniz", "STARTED", 60, 60],
])(
  "§3.182 §3.185 how far somebody is: nothing of a package that tells none, nor beside a failure: %s %s %d",
  (type, status, percentage, share) => {
    expect(findShare(type, { status, percentage })).toBe(share);
  },
);
