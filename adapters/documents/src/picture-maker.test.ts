// Knows that a large picture becomes one for the web, and that one that cannot be decoded stops nothing.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { crc32 } from "node:zlib";
import { findWholeLimit, readPictureSize, WEB_SIDE } from "@academiz/domain/documents";
import sharp from "sharp";
import { afterAll, describe, expect, test } from "vitest";
import { createFolderStore } from "./folder-store.ts";
import { createPictureMaker } from "./picture-maker.ts";

const home = mkdtempSync(join(tmpdir(), "academiz-test-"));
afterAll(() => rmSync(home, { recursive: true }));
const store = createFolderStore(home, new Uint8Array(32));
const stage = (bytes: Uint8Array) =>
  store.stage(
    (async function* () {
      yield bytes;
    })(),
  );
const paint = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#336699" } });
const maker = createPictureMaker();
const shrink = async (bytes: Uint8Array) => maker.shrink(await stage(bytes), WEB_SIDE, "a person");

describe("§3.57 a version for the web", () => {
  test.each(["png", "jpeg", "webp", "avif"] as const)(
    "of a %s: within the bounds, in its own shape",
    async (format) => {
      const bytes = await paint(3_000, 1_500).toFormat(format).toBuffer();
      expect(readPictureSize(`image/${format}`, bytes)).toEqual({ width: 3_000, height: 1_500 });
      const made = await shrink(bytes);
      expect(readPictureSize("image/webp", made ?? new Uint8Array())).toEqual({ width: 2_560, height: 1_280 });
    },
  );

  test("stands upright as the camera was held, and does not tell where that was", async () => {
    const exif = { IFD0: { Copyright: "where it was" } };
    const bytes = await paint(3_000, 1_500).withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const made = await shrink(bytes);
    expect(await sharp(made ?? undefined).metadata()).toMatchObject({ width: 1_280, height: 2_560 });
    expect(Buffer.from(made ?? []).includes("where it was")).toBe(false);
  });

  test("attack 51: a picture that cannot be decoded, or has more pixels than it may, gets none", async () => {
    const bytes = await paint(3_000, 1_500).png().toBuffer();
    expect(await shrink(bytes.subarray(0, 200))).toBeNull();
    const flood = Buffer.from(bytes);
    flood.writeUInt32BE(60_000, 16);
    flood.writeUInt32BE(60_000, 20);
    flood.writeUInt32BE(crc32(flood.subarray(12, 29)), 29);
    flood.writeUInt32BE(60_000, 20);
    expect(await shrink(flood)).toBeNull();
    expect(await shrink(bytes)).not.toBeNull();
  });

  test("a format that is decoded as a whole has a bound of its own: it needs memory for every pixel", async () => {
    const small = paint(30, 20);
    const limits = await Promise.all([
      small.clone().avif().toBuffer(),
      small.clone().jpeg({ progressive: true }).toBuffer(),
      small.clone().jpeg({ progressive: false }).toBuffer(),
      small.clone().png({ progressive: true }).toBuffer(),
      small.clone().png({ progressive: false }).toBuffer(),
      small.clone().webp().toBuffer(),
    ]);
    const types = ["image/avif", "image/jpeg", "image/jpeg", "image/png", "image/png", "image/webp"];
    expect(limits.map((bytes, at) => findWholeLimit(types[at] ?? "", bytes))).toEqual([
      20_000_000,
      45_000_000,
      null,
      45_000_000,
      null,
      null,
    ]);
  });
});

describe("decisions 11 a picture on a paper", () => {
  const flatten = (bytes: Uint8Array) => maker.flatten(bytes, 800, "a client");
  test("is on white, and no larger than it is printed, whatever it was", { tags: "long" }, async () => {
    const clear = { create: { width: 3_000, height: 1_500, channels: 4, background: "#33669900" } } as const;
    for (const bytes of [
      await sharp(clear).png({ progressive: true }).toBuffer(),
      await sharp(clear).png({ palette: true }).toBuffer(),
      await sharp(clear).webp().toBuffer(),
      await paint(3_000, 1_500).toColourspace("cmyk").jpeg().toBuffer(),
    ]) {
      const made = await sharp((await flatten(bytes)) ?? undefined).metadata();
      expect(made).toMatchObject({ format: "png", width: 800, height: 400, hasAlpha: false, isProgressive: false });
    }
    const made = await flatten(await sharp(clear).png().toBuffer());
    expect([
      ...(
        await sharp(made ?? undefined)
          .raw()
          .toBuffer()
      ).subarray(0, 3),
    ]).toEqual([255, 255, 255]);
  });

  test("attack 51: is none where its pixels are damaged, cut off or more than there may be", async () => {
    const bytes = await paint(300, 150).png().toBuffer();
    const damaged = Buffer.from(bytes);
    damaged.fill(0, bytes.indexOf("IDAT") + 4, bytes.indexOf("IDAT") + 12);
    const flood = Buffer.from(bytes);
    flood.writeUInt32BE(60_000, 16);
    flood.writeUInt32BE(60_000, 20);
    flood.writeUInt32BE(crc32(flood.subarray(12, 29)), 29);
    for (const one of [damaged, bytes.subarray(0, 100), flood, Buffer.from("no picture")])
      expect(await flatten(one)).toBeNull();
  });
});
