// Knows that the frames of an animation are counted before anybody decodes them, in whatever pieces the file comes and
// whatever it claims.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createFrameCounter, isPlayable, MOST_ANIMATED_PIXELS } from "./frame-count.ts";
import { MOST_FRAMES } from "./picture-size.ts";

const two = (value: number) => [value & 255, value >> 8];
const three = (value: number) => [value & 255, (value >> 8) & 255, value >> 16];
const four = (value: number) => [...two(value & 0xffff), ...two(value >>> 16)];
const bigFour = (value: number) => four(value).reverse();
const letters = (text: string) => [...text].map((letter) => letter.charCodeAt(0));

interface Drawn {
  readonly width: number;
  readonly height: number;
  readonly frames: number;
  readonly frame?: { readonly width: number; readonly height: number };
  /** Where each frame begins; in a WebP these have to be even numbers. */
  readonly at?: { readonly x: number; readonly y: number };
}
const ORIGIN = { x: 0, y: 0 };
/** A GIF with colour tables, a comment, and two blocks of data for each frame. */
function drawGif({ width, height, frames, frame = { width, height }, at = ORIGIN }: Drawn): number[] {
  const table = (flags: number) => Array(3 * 2 ** ((flags & 7) + 1)).fill(0x2c);
  const image = [
    0x2c,
    ...two(at.x),
    ...two(at.y),
    ...two(frame.width),
    ...two(frame.height),
    0x81,
    ...table(0x81),
    2,
    3,
    0x2c,
    0x2c,
    0x3b,
    1,
    0x21,
    0,
  ];
  return [
    ...[...letters("GIF89a"), ...two(width), ...two(height), 0x80, 0, 0, ...table(0x80)],
    ...[0x21, 0xfe, 2, 0x2c, 0x3b, 0],
    ...Array.from({ length: frames }, () => image).flat(),
    0x3b,
  ];
}
/** The file claims to have one frame. */
function drawPng({ width, height, frames, frame = { width, height }, at = ORIGIN }: Drawn): number[] {
  const chunk = (name: string, data: number[]) => [...bigFour(data.length), ...letters(name), ...data, 0, 0, 0, 0];
  const control = chunk("fcTL", [
    ...bigFour(0),
    ...bigFour(frame.width),
    ...bigFour(frame.height),
    ...bigFour(at.x),
    ...bigFour(at.y),
    ...Array(6).fill(0),
  ]);
  return [
    ...[0x89, ...letters("PNG\r\n\x1a\n")],
    ...chunk("IHDR", [...bigFour(width), ...bigFour(height), 8, 6, 0, 0, 0]),
    ...chunk("acTL", [...bigFour(1), ...bigFour(0)]),
    ...Array.from({ length: frames }, () => [...control, ...chunk("fdAT", letters("fcTL!"))]).flat(),
    ...chunk("IEND", []),
  ];
}
function drawWebp({ width, height, frames, frame = { width, height }, at = ORIGIN }: Drawn): number[] {
  const chunk = (name: string, data: number[]) => [
    ...letters(name),
    ...four(data.length),
    ...data,
    ...Array(data.length % 2).fill(0),
  ];
  const image = [
    ...three(at.x / 2),
    ...three(at.y / 2),
    ...three(frame.width - 1),
    ...three(frame.height - 1),
    0,
    0,
    0,
    0,
    ...letters("ANMF."),
  ];
  const body = [
    ...chunk("VP8X", [2, 0, 0, 0, ...three(width - 1), ...three(height - 1)]),
    ...Array.from({ length: frames }, () => chunk("ANMF", image)).flat(),
  ];
  return [...letters("RIFF"), ...four(body.length + 4), ...letters("WEBP"), ...body];
}
const KINDS = [
  ["image/gif", drawGif],
  ["image/png", drawPng],
  ["image/webp", drawWebp],
] as const;

/** Counts in pieces of so many bytes, and tells how much of the file was read. */
function count(type: string, drawn: Drawn, bytes: readonly number[], piece = 64) {
  const counter = createFrameCounter(type, drawn);
  let read = 0;
  for (let at = 0; at < bytes.length && read === at; at += piece)
    if (counter?.push(Uint8Array.from(bytes.slice(at, at + piece)))) read = at + piece;
  return { ...counter?.read(), isRead: read >= bytes.length - piece };
}

describe.each(KINDS)("§7.65 attack 51: %s", (type, draw) => {
  test("has as many frames as were drawn, in whatever pieces it comes", () => {
    const size = fc.integer({ min: 1, max: 300 });
    fc.assert(
      fc.property(size, size, fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 90 }), (...drawn) => {
        const [width, height, frames, piece] = drawn;
        const animation = { width, height, frames };
        expect(count(type, animation, draw(animation), piece)).toMatchObject(animation);
      }),
    );
  });

  test("with too many frames cannot be played, and is not read to its end", () => {
    const [most, more] = [MOST_FRAMES, MOST_FRAMES * 3].map((frames) => ({ width: 2, height: 2, frames }));
    if (!most || !more) throw new Error("two animations");
    expect(isPlayable({ ...most, ...count(type, most, draw(most)) })).toBe(true);
    const found = count(type, more, draw(more));
    expect([found.frames, found.isRead]).toEqual([MOST_FRAMES + 1, false]);
  });

  test("with few frames that are too large together cannot be played either: a small file may repeat itself thousands of times", () => {
    const bomb = { width: 10_000, height: 5_000, frames: 60 };
    const bytes = draw(bomb);
    expect(bytes.length).toBeLessThan(10_000);
    const found = { ...bomb, ...count(type, bomb, bytes) };
    expect([isPlayable(found), found.frames]).toEqual([false, MOST_ANIMATED_PIXELS / 50_000_000 + 1]);
  });

  test("whose frames reach beyond the stated size is as large as they are", () => {
    const liar = { width: 1, height: 1, frames: 1, frame: { width: 60_000, height: 60_000 } };
    const found = { ...liar, ...count(type, liar, draw(liar)) };
    expect([found.width, found.height, isPlayable(found)]).toEqual([60_000, 60_000, false]);
  });

  test("whose frames begin far to the right, or far below, is as large as what they reach", () => {
    const reach = (at: { readonly x: number; readonly y: number }) => {
      const drawn = { width: 9, height: 9, frames: 1, frame: { width: 3, height: 5 }, at };
      const { width, height } = { ...drawn, ...count(type, drawn, draw(drawn)) };
      return [width, height];
    };
    expect([reach({ x: 60_000, y: 0 }), reach({ x: 0, y: 60_000 })]).toEqual([
      [60_003, 9],
      [9, 60_005],
    ]);
  });

  test("has one frame where it is still, cut off, or impossible; nothing throws", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), fc.nat({ max: 120 }), (noise, cut) => {
        const drawn = { width: 5, height: 5, frames: 2 };
        const found = count(type, drawn, [...draw(drawn).slice(0, cut), ...noise], 7);
        expect(found.frames).toBeGreaterThanOrEqual(1);
      }),
    );
    expect(count(type, { width: 3, height: 4, frames: 0 }, draw({ width: 3, height: 4, frames: 0 })).frames).toBe(1);
  });
});

test("of a type that is never animated is not looked through", () => {
  expect(createFrameCounter("image/jpeg", { width: 1, height: 1 })).toBeNull();
});
