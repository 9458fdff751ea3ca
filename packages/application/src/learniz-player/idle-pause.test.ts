// Knows when a course pauses because nobody is there, and that time does not count meanwhile.
import { describe, expect, test } from "vitest";
import { makeLockedCourse } from "./testing/courses.ts";
import { type PlayerOptions, startPlayer } from "./testing/start-player.ts";

const SECOND = { type: "second.passed" } as const;
const open = (options: PlayerOptions = {}, disableIdle?: boolean) => {
  const course = makeLockedCourse();
  const learniz = disableIdle ? { ...course, params: { ...course.params, disableIdle } } : course;
  return startPlayer(learniz, { toPlay: { idleSeconds: 300 }, ...options });
};

describe("§4.169 a course whose learner is not there", () => {
  test("pauses, counts no time, and goes on with the learner", async () => {
    const { view, send } = await open();
    send(SECOND, { type: "idle.noticed" }, SECOND, SECOND);
    expect(view()).toMatchObject({ isPaused: true, course: { time: 1, idleSeconds: 300 } });
    send({ type: "attention.returned" }, SECOND);
    expect(view()).toMatchObject({ isPaused: false, course: { time: 2 } });
  });
  test.each([
    ["§4.170 where its platform does not ask for it", { toPlay: {} }, false],
    ["§4.172 where its author does not want it", {}, true],
    ["in a preview", { mode: "PREVIEW" }, false],
  ] as const)("does not pause %s", async (_, options, disableIdle) => {
    const { view, send } = await open(options, disableIdle);
    send({ type: "idle.noticed" }, SECOND);
    expect(view()).toMatchObject({ isPaused: false, course: { idleSeconds: null } });
  });
  test("§4.171 §4.80 does not pause in god mode", async () => {
    const { view, send } = await open();
    send({ type: "god-mode.entered" }, { type: "idle.noticed" });
    expect(view().isPaused).toBe(false);
  });
});
