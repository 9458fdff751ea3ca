// Knows how music fades in and out.
import fc from "fast-check";
import { expect, test } from "vitest";
import { AMBIENT_VOLUME, FADE_EVERY, FADE_STEP, stepVolume } from "./fade.ts";

const fade = (from: number, to: number): readonly number[] => {
  const steps = [from];
  while (steps.at(-1) !== to) steps.push(stepVolume(steps.at(-1) ?? 0, to));
  return steps;
};

test("§9.38 from silence it takes ten steps of 0.02, one each 50 ms, to be heard at 0.2, and ten back", () => {
  expect([AMBIENT_VOLUME, FADE_STEP, FADE_EVERY]).toEqual([0.2, 0.02, 50]);
  expect(fade(0, AMBIENT_VOLUME)).toEqual([0, 0.02, 0.04, 0.06, 0.08, 0.1, 0.12, 0.14, 0.16, 0.18, 0.2]);
  expect(fade(AMBIENT_VOLUME, 0)).toEqual(fade(0, AMBIENT_VOLUME).toReversed());
});

test("§9.38 from any volume it reaches any other", () => {
  const volume = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(volume, volume, (from, to) => {
      const steps = fade(from, to);
      expect(steps.every((one) => one >= Math.min(from, to) - FADE_STEP && one <= Math.max(from, to) + FADE_STEP)).toBe(
        true,
      );
      expect(steps.length).toBeLessThan(60);
    }),
  );
});
