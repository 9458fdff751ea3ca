// Knows what is heard of a game, by settings of any shape.
import fc from "fast-check";
import { expect, test } from "vitest";
import { readSounds, writeSounds } from "./sounds.ts";

const read = (soundConfig: unknown) => readSounds({ gameType: "CHOICE", soundConfig });

test("§3.95 music is heard where an author chose one, effects unless they are switched off", () => {
  expect(read(undefined)).toEqual({ music: null, hasEffects: true });
  expect(read({ gameMusic: { src: "document:rain" } })).toEqual({ music: "document:rain", hasEffects: true });
  expect(read({ gameMusic: "https://example.org/rain.mp3", deactivateGameSound: true })).toEqual({
    music: "https://example.org/rain.mp3",
    hasEffects: false,
  });
  expect(read({ gameMusic: { src: "document:rain" }, deactivateAmbianceSound: true }).music).toBeNull();
  expect(read({ gameMusic: { src: "javascript:alert(1)" } }).music).toBeNull();
});

test("§3.95 music that is switched off stays when the effects are", () => {
  const soundConfig = { gameMusic: { src: "document:rain" }, deactivateAmbianceSound: true, volume: 3 };
  const written = writeSounds({ gameType: "CHOICE", soundConfig }, { music: null, hasEffects: false });
  expect(written).toEqual({ ...soundConfig, deactivateGameSound: true });
});

test("§3.95 whatever is stored, it is read, and what is written is read again", () => {
  const sounds = fc.record({ music: fc.constantFrom(null, "document:rain"), hasEffects: fc.boolean() });
  fc.assert(
    fc.property(fc.anything(), sounds, (soundConfig, wanted) => {
      expect(() => read(soundConfig)).not.toThrow();
      expect(read(writeSounds({ gameType: "CHOICE", soundConfig }, wanted))).toEqual(wanted);
    }),
  );
});
