// Knows that a picture states its size before anybody decodes it, and that a false size only leads to refusal.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isDecodable, readPictureSize } from "./picture-size.ts";
import { needsWebVersion } from "./web-picture.ts";

const bytesOf = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (two) => Number.parseInt(two, 16));
const PNG = "89504e470d0a1a0a0000000d494844520000028a000001f4080600000000000000";
const JPEG = "ffd8ffe000104a46494600010100000100010000ffc00011080064012c03012200021101031101";

describe("§7.65 attack 51: the size of a picture is read from its head", () => {
  test.each([
    ["image/png", PNG, 650, 500],
    ["image/gif", "474946383961200340010000", 800, 320],
    ["image/jpeg", JPEG, 300, 100],
    ["image/webp", "52494646000000005745425056503820000000000000009d012a4001f000", 320, 240],
    ["image/webp", "524946460000000057454250565038580a000000100000003f0100ef0000", 320, 240],
    ["image/avif", "00000014697370650000000000000140000000f0", 320, 240],
  ])("%s", (type, hex, width, height) => {
    expect(readPictureSize(type, bytesOf(hex))).toEqual({ width, height });
  });

  test("a picture that is cut off, or of another type, states no size; nothing throws", () => {
    fc.assert(
      fc.property(
        fc.constantFrom("image/png", "image/jpeg", "image/gif", "image/webp", "image/avif", "video/mp4"),
        fc.constantFrom(PNG, JPEG, "524946460000000057454250565038", ""),
        fc.nat({ max: 60 }),
        fc.uint8Array({ maxLength: 80 }),
        (type, hex, cut, more) => {
          const size = readPictureSize(type, Uint8Array.from([...bytesOf(hex).subarray(0, cut), ...more]));
          expect(size === null || (Number.isInteger(size.width) && Number.isInteger(size.height))).toBe(true);
        },
      ),
    );
    expect(readPictureSize("image/png", bytesOf(PNG.slice(0, 40)))).toBeNull();
    expect(readPictureSize("video/mp4", bytesOf(PNG))).toBeNull();
  });

  test("an animated PNG of a hundred thousand frames is not shown", () => {
    const withFrames = (frames: string) => `${PNG}000000086163544c${frames}0000000000000000`;
    expect(readPictureSize("image/png", bytesOf(withFrames("00000010")))).toEqual({ width: 650, height: 500 });
    expect(readPictureSize("image/png", bytesOf(withFrames("000186a0")))).toBeNull();
  });

  test("a picture without pixels, or with a side or a total beyond the bounds, cannot be decoded", () => {
    const sizes = [
      [1, 1],
      [16_384, 6_000],
      [0, 10],
      [16_385, 1],
      [60_000, 60_000],
      [11_000, 11_000],
    ] as const;
    expect(sizes.map(([width, height]) => isDecodable({ width, height }))).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
  });

  test("§3.57 a still picture of more than 2,560 pixels a side gets a version for the web", () => {
    const [large, small] = [
      { width: 2_561, height: 10 },
      { width: 2_560, height: 2_560 },
    ];
    expect(
      ["image/png", "image/jpeg", "image/gif", "image/svg+xml"].map((type) => needsWebVersion(type, large)),
    ).toEqual([true, true, false, false]);
    expect([needsWebVersion("image/png", small), needsWebVersion("image/png", null)]).toEqual([false, false]);
  });
});
