// Knows that a harmful package is refused in words, in bounded time and memory, and leaves nothing behind (attacks 58
// to 62).
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type BadFile, writeZip } from "../../../../../adapters/archive/src/zip/testing/write-zip.ts";
import { type Lookout, openLookout } from "../../../../../adapters/postgres/src/testing/fingerprints.ts";
import { bearer } from "../../testing/author.ts";
import { PNG } from "../../testing/pictures.ts";
import { writePackage } from "../../testing/publish-package.ts";
import { call } from "../../testing/route-case.ts";
import { startMeter } from "../../testing/start-meter.ts";
import { startTestServer, type TestServer } from "../../testing/start-test-server.ts";

let server: TestServer;
let lookout: Lookout;
let headers: Record<string, string>;
beforeAll(async () => {
  server = await startTestServer();
  lookout = await openLookout(server.config);
  const author = (await server.signIn("demo_author")).token;
  headers = bearer((await call(server, "uploadToken", { headers: bearer(author) })).json().token);
  // Code that is loaded with the first package does not count as a package's memory.
  await send(writePackage());
});
afterAll(async () => {
  await lookout.close();
  await server.close();
});

const send = (bytes: Uint8Array) =>
  call(server, "uploadScorm", { headers, form: { file: { name: "course.zip", bytes } } });
const listBytes = async () => (await readdir(join(server.config.dataDir, "documents"), { recursive: true })).sort();

const manifest: BadFile = { name: "imsmanifest.xml", content: "<manifest identifier='m'><organizations/></manifest>" };
const page: BadFile = { name: "index.html", content: "Hi", isPacked: true };
const withManifest = (content: string | Buffer) =>
  writeZip([{ name: "imsmanifest.xml", content, isPacked: true }, page]);
const whole = Buffer.from(writePackage());
const ENTITIES =
  '<!DOCTYPE m [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;">]><manifest>&c;</manifest>';

describe("attacks 58 to 62, decisions 7: refused, with what was found", () => {
  test.each<[string, () => Uint8Array, RegExp]>([
    ["a path that leads out (58)", () => writeZip([manifest, { name: "../../evil.html" }]), /invalid relative path/],
    [
      "the same for other systems (58)",
      () => writeZip([manifest, { name: "a\\..\\..\\evil" }]),
      /invalid relative path/,
    ],
    ["an absolute path (58)", () => writeZip([manifest, { name: "/tmp/evil" }]), /absolute path/],
    ["a drive (58)", () => writeZip([manifest, { name: "C:/evil" }]), /absolute path/],
    [
      "a link (58)",
      () => writeZip([manifest, { name: "x", content: "/etc/passwd", mode: 0o120777 }]),
      /link or a device/,
    ],
    [
      "100 MB out of 100 kB (59)",
      () => writeZip([manifest, { name: "zeros", content: Buffer.alloc(100 * 1_048_576), isPacked: true }]),
      /it grows to more than 64 MB/,
    ],
    [
      "many files that grow together (59)",
      () =>
        writeZip([
          manifest,
          ...Array.from({ length: 80 }, (_, at) => ({
            name: `z${at}`,
            content: Buffer.alloc(1_048_576),
            isPacked: true,
          })),
        ]),
      /it grows to more than 64 MB/,
    ],
    [
      "a size that is a lie (59)",
      () => writeZip([manifest, { name: "zeros", content: Buffer.alloc(1_048_576), isPacked: true, size: 10 }]),
      /damaged/,
    ],
    [
      "more files than anybody lists (59)",
      () => writeZip([manifest, ...Array.from({ length: 20_001 }, (_, at) => ({ name: `f${at}` }))]),
      /more than 20000 files/,
    ],
    [
      "two files in one place (60)",
      () => writeZip([manifest, { ...page, placeOf: 0 }]),
      /lies over another|another file/,
    ],
    ["a wrong checksum (60)", () => writeZip([manifest, { ...page, crc: 1 }]), /damaged/],
    ["a locked file (60)", () => writeZip([manifest, { ...page, flags: 0x801 }]), /password/],
    ["names that are one to some systems (61)", () => writeZip([manifest, page, { name: "INDEX.HTML" }]), /twice/],
    ["entities that grow (62)", () => withManifest(ENTITIES), /DOCTYPE/],
    ["an entity of a file (62)", () => withManifest('<!DOCTYPE m SYSTEM "file:///etc/passwd"><manifest/>'), /DOCTYPE/],
    ["a huge manifest", () => withManifest(`<manifest>${" ".repeat(60 * 1_048_576)}</manifest>`), /larger than 5 MB/],
    ["a manifest without end in its depth", () => withManifest("<a>".repeat(1_000_000)), /too deep/],
    ["a manifest that is none", () => withManifest("<html/>"), /no manifest/],
    ["no manifest", () => writeZip([page]), /no imsmanifest/],
    ["a list that was cut off", () => whole.subarray(0, -40), /no zip|cut off|cannot be read/],
    ["only its first half", () => whole.subarray(0, whole.byteLength / 2), /no zip|cut off|cannot be read/],
  ])("%s", { tags: "long" }, async (_, make, words) => {
    const bytes = make();
    const [before, kept, memory] = [await lookout.read(), await listBytes(), process.resourceUsage().maxRSS];
    const readMeter = startMeter();
    const answer = await send(bytes);
    expect(readMeter()).toBeLessThan(5_000);
    // Kilobytes.
    expect(process.resourceUsage().maxRSS - memory).toBeLessThan(150_000);
    expect([answer.statusCode, answer.json().detail]).toEqual([422, "document.source.bad_package"]);
    expect(answer.json().faults).toEqual([{ path: ["source"], message: expect.stringMatching(words) }]);
    expect([await lookout.read(), await listBytes()]).toEqual([before, kept]);
  });

  test("attack 62: the largest manifest that is taken holds nobody up, nor does one whose every item leads nowhere", {
    tags: "long",
  }, async () => {
    const count = 24_000;
    const list = (write: (at: number) => string) => Array.from({ length: count }, (_, at) => write(at)).join("");
    const write = (far: number) =>
      `<manifest><organizations><organization identifier="o">${list(
        (at) => `<item identifier="i${at}" identifierref="r${at + far}"/>`,
      )}</organization></organizations><resources>${list((at) => `<resource identifier="r${at}" href="index.html"/>`)}</resources></manifest>`;
    for (const far of [0, count]) {
      const readMeter = startMeter();
      expect((await send(withManifest(write(far)))).statusCode).toBe(200);
      expect(readMeter()).toBeLessThan(5_000);
    }
  });

  test.each<[string, Buffer | Uint8Array, RegExp]>([
    ["a rar", Buffer.from("Rar!\x1a\x07\x01\x00", "latin1"), /RAR archive/],
    ["a 7z", Buffer.from("7z\xbc\xaf\x27\x1c", "latin1"), /7z archive/],
    ["an empty zip", Buffer.from(`PK\x05\x06${"\0".repeat(18)}`, "latin1"), /empty zip/],
    [
      "a cartridge",
      withManifest("<manifest><metadata><schema>IMS Common Cartridge</schema></metadata></manifest>"),
      /Cartridge/,
    ],
  ])("%s is refused as what it is", async (_, bytes, words) => {
    const answer = await send(bytes);
    expect([answer.statusCode, answer.json().detail]).toEqual([422, "document.source.bad_package"]);
    expect(answer.json().faults).toEqual([{ path: ["source"], message: expect.stringMatching(words) }]);
  });

  test.each<[string, Uint8Array]>([
    ["a picture", PNG],
    ["a page", Buffer.from("<!doctype html><p>index.html imsmanifest.xml")],
    ["a program", Buffer.from("\x7fELF\x02\x01\x01\x00\x00\x00", "latin1")],
    ["nothing", new Uint8Array()],
  ])("%s is no package, whatever it is called", async (_, bytes) => {
    const [before, kept] = [await lookout.read(), await listBytes()];
    const answer = await send(bytes);
    expect([answer.statusCode, answer.json().detail]).toEqual([422, "document.source.wrong_type"]);
    expect([await lookout.read(), await listBytes()]).toEqual([before, kept]);
  });
});
