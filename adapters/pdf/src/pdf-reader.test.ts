// Knows that a PDF is called tagged exactly where its maker wrote a tree of its parts, packed or not.
import { PassThrough } from "node:stream";
import { deflateSync } from "node:zlib";
import type { HeldFile } from "@academiz/backend/ports";
import PdfDocument from "pdfkit";
import { expect, test } from "vitest";
import { createPdfReader } from "./pdf-reader.ts";

const hold = (bytes: Uint8Array, size = bytes.byteLength): HeldFile => ({
  size,
  async *read() {
    // In two parts, as a name may be cut.
    yield bytes.subarray(0, 700);
    yield bytes.subarray(700);
  },
  discard: async () => {},
});

async function print(tagged: boolean): Promise<Buffer> {
  const document = new PdfDocument({ tagged, pdfVersion: "1.5" });
  const out = document.pipe(new PassThrough());
  if (tagged) document.addStructure(document.struct("H1", {}, () => void document.text("Fire")));
  else document.text("Fire");
  document.end();
  return Buffer.concat(await out.toArray());
}

const pack = (words: string, bytes = deflateSync(Buffer.from(words))): Buffer =>
  Buffer.concat([
    Buffer.from("%PDF-1.7\n5 0 obj << /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode >>\nstream\r\n"),
    bytes,
    Buffer.from("\r\nendstream endobj"),
  ]);
const CATALOG = "<< /Type /Catalog /MarkInfo << /Marked true >> /StructTreeRoot 3 0 R >>";

test("decisions 14 a file that a program wrote with a tree, and without one", async () => {
  const reader = createPdfReader();
  expect(await reader.isTagged(hold(await print(true)))).toBe(true);
  expect(await reader.isTagged(hold(await print(false)))).toBe(false);
});

test("decisions 14 what is packed is unpacked", async () => {
  const reader = createPdfReader();
  const judge = (bytes: Buffer) => reader.isTagged(hold(bytes));
  expect(await judge(pack(CATALOG))).toBe(true);
  expect(await judge(pack(CATALOG.replace("true", "false")))).toBe(false);
  expect(await judge(pack("<< /Type /Catalog >>"))).toBe(false);
  expect(await judge(Buffer.concat([pack("<< /Type /Font >>"), pack(CATALOG)]))).toBe(true);
});

test("of what cannot be read nothing is said", async () => {
  const reader = createPdfReader();
  expect(await reader.isTagged(hold(pack("", Buffer.from("encrypted"))))).toBeNull();
  expect(await reader.isTagged(hold(pack(CATALOG), 65 * 1_048_576))).toBeNull();
  // A small file that unpacks to very much.
  expect(await reader.isTagged(hold(pack(" ".repeat(17 * 1_048_576))))).toBeNull();
  const broken: HeldFile = {
    ...hold(pack(CATALOG)),
    // biome-ignore lint/correctness/useYield: it breaks before its first part
    async *read() {
      throw new Error("EIO");
    },
  };
  await expect(reader.isTagged(broken)).rejects.toThrow();
  expect(await reader.isTagged(hold(pack(CATALOG)))).toBe(true);
});

test("attacks: of a file that was made to be slow nothing is said, and what comes after it is read", async () => {
  const reader = createPdfReader();
  const names = "/ObjStm ".repeat(7_000_000);
  const many = Buffer.concat([Buffer.from(`${names}stream\n`), Buffer.from("broken\nendstream")]);
  const broken = Buffer.from("/ObjStm stream\nx\nendstream ".repeat(10_001));
  const slow = [
    Buffer.from("/Marked ".repeat(8_000_000)),
    Buffer.from("/StructTreeRoot ".repeat(4_000_000)),
    many,
    broken,
  ];
  for (const bytes of slow) expect(await reader.isTagged(hold(bytes))).toBeNull();
  expect(await reader.isTagged(hold(pack(CATALOG)))).toBe(true);
});

test("of files that come while many wait nothing is said", async () => {
  const reader = createPdfReader();
  const judged = await Promise.all(Array.from({ length: 20 }, () => reader.isTagged(hold(pack(CATALOG)))));
  expect(judged.filter((one) => one === true).length).toBeGreaterThanOrEqual(8);
  expect(judged.at(-1)).toBeNull();
  expect(await reader.isTagged(hold(pack(CATALOG)))).toBe(true);
});
