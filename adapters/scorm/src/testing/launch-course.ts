// Knows one launch of a packaged course in an LMS, and what every launch of it promises.
import { compileLearniz, loadLearniz } from "@academiz/domain/learniz";
import { type LearnizProgress, loadProgress } from "@academiz/domain/progress";
import type { Outline } from "@academiz/domain/scorm";
import { expect } from "vitest";
import { createPackagedLearniz } from "../packaged/packaged-learniz.ts";
import { begin, dated, plain, play } from "./courses.ts";
import { MORNING, openLms, type Version } from "./open-lms.ts";

export type CourseLaunch = ReturnType<typeof launchCourse>;

/** @param kept by the LMS of the launch before. @param earlier the publications before the one that is played. */
export function launchCourse(version: Version, config: unknown, kept?: object, earlier: readonly Outline[] = []) {
  const clock = { now: MORNING };
  const now = () => clock.now;
  const lms = openLms(version, now, kept);
  // Another test checks the warnings at its start.
  const startWarnings = lms.warnings.splice(0);
  const taken: (string | undefined)[] = [];
  const packaged = createPackagedLearniz({
    content: {
      perimeterSlug: "perimeter",
      productSlug: "product",
      name: "A course",
      config,
      documentFiles: [],
      markType: "DEFAULT",
      scoreStrategies: [],
      theme: {},
      demo: false,
      type: "learniz",
      host: version,
      exitReading: "BY_STATUS",
      earlier,
    },
    telling: lms.telling,
    clock: { now },
    warn: lms.warn,
    onTaken: ({ eventDate }) => taken.push(eventDate),
  });
  return {
    ...packaged,
    ...lms,
    clock,
    taken,
    startWarnings,
    async readStored() {
      const loaded = await packaged.source.load();
      const stored = loaded.ok ? loaded.value.storedProgress : null;
      const course = loadLearniz(config);
      return stored && course.ok
        ? loadProgress(compileLearniz(course.value.learniz), stored, "perimeter").progress
        : null;
    },
  };
}

export function expectNoError({ calls, faults }: Pick<CourseLaunch, "calls" | "faults">): void {
  expect(calls.filter(({ code }) => code !== "0")).toEqual([]);
  expect(faults).toEqual([]);
}

/**
 * What the LMS holds is known by its date: nothing at first, what it took, and what it may have taken while it refused.
 */
export async function expectHeldDates(version: Version): Promise<void> {
  const at = (second: number): LearnizProgress => ({
    ...play(plain, begin(plain), "g", 40 + second),
    eventDate: `2026-01-01T00:00:0${second}.000Z`,
  });
  const dates = [1, 2, 3, 4].map((second) => at(second).eventDate);
  const one = launchCourse(version, plain);
  expect([await one.readStored(), one.listHeld()]).toEqual([null, []]);
  await one.gateway.send(at(1));
  expect([one.listHeld(), one.taken]).toEqual([dates.slice(0, 1), dates.slice(0, 1)]);
  one.goAway(true);
  await one.gateway.send(at(2));
  await one.gateway.send(at(3));
  await one.gateway.send(at(3));
  expect([one.listHeld(), one.taken]).toEqual([dates.slice(0, 3), dates.slice(0, 1)]);
  one.goAway(false);
  one.gateway.sendLeaving(at(4));
  expect([one.listHeld(), one.taken]).toEqual([dates.slice(3), [dates[0], dates[3]]]);
  const two = launchCourse(version, plain, one.close());
  await two.readStored();
  expect(two.listHeld()).toEqual(dates.slice(3));
}

/**
 * A save that the LMS refuses is reported as not arrived, with its fault, and the next one that it takes as arrived.
 */
export async function expectRefusedSave(version: Version, fault: { call: string; code: string }): Promise<void> {
  const one = launchCourse(version, plain);
  one.goAway(true);
  const progress = dated(play(plain, begin(plain), "g", 40));
  expect(await one.gateway.send(progress)).toEqual({
    ok: false,
    error: { kind: "unexpected", detail: "lms.refused" },
  });
  expect(one.faults).toMatchObject([fault]);
  one.goAway(false);
  expect(await one.gateway.send(progress)).toMatchObject({ ok: true, value: { accepted: true } });
  expect(await launchCourse(version, plain, one.close()).readStored()).toEqual(progress);
}
