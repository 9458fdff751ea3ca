// Knows that a WOFF2 is told by its header, and not by its name.
import { expect, test } from "vitest";
import { isWoff2, WOFF2_HEAD } from "./index.ts";

/** A header that says that the file is so long and holds so many tables. */
function writeHead(size: number, tables = 3, signature = "wOF2"): Uint8Array {
  const head = new Uint8Array(WOFF2_HEAD);
  head.set(new TextEncoder().encode(signature));
  const view = new DataView(head.buffer);
  view.setUint32(8, size);
  view.setUint16(12, tables);
  return head;
}

test("decisions 12: a WOFF2 has its signature, tables, and as many bytes as it says", () => {
  expect(isWoff2(writeHead(9_000), 9_000)).toBe(true);
  expect(isWoff2(writeHead(9_000), 8_999)).toBe(false);
  expect(isWoff2(writeHead(9_000, 0), 9_000)).toBe(false);
  for (const signature of ["wOFF", "OTTO", "<htm", "wof2"])
    expect(isWoff2(writeHead(9_000, 3, signature), 9_000)).toBe(false);
  for (const short of [0, 4, WOFF2_HEAD - 1]) expect(isWoff2(writeHead(9_000).subarray(0, short), 9_000)).toBe(false);
  // Wherever the bytes lie in what they were read into.
  const within = new Uint8Array(100);
  within.set(writeHead(9_000), 7);
  expect(isWoff2(within.subarray(7), 9_000)).toBe(true);
});
