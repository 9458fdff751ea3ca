import { expect, test } from "vitest";
import type { StagedFile } from "../ports/index.ts";
import { judgeSource } from "./judge-source.ts";

/** The head of an interlaced PNG of this size: more is not looked at. */
function stagePng(width: number, height: number, interlace: 0 | 1): StagedFile {
  const head = new Uint8Array(64);
  const view = new DataView(head.buffer);
  head.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  view.setUint32(8, 13);
  head.set(new TextEncoder().encode("IHDR"), 12);
  view.setUint32(16, width);
  view.setUint32(20, height);
  head.set([8, 6, 0, 0, interlace], 24);
  return {
    type: "image/png",
    size: head.byteLength,
    async *read() {
      yield head;
    },
    readText: async () => null,
    keep: async () => {
      throw new Error("nothing is kept here");
    },
    discard: async () => {},
  };
}
const zips = { look: async () => null };

test("attack 51: what would need more memory than one upload may take is not made smaller", async () => {
  const judge = async (...size: Parameters<typeof stagePng>) => {
    const judged = await judgeSource({ zips }, stagePng(...size));
    return judged.ok && judged.value.isShrinkable;
  };
  expect(await judge(6_000, 6_000, 1)).toBe(true);
  expect(await judge(10_000, 10_000, 0)).toBe(true);
  expect(await judge(10_000, 10_000, 1)).toBe(false);
});
