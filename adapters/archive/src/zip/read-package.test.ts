// Knows the packages that are refused before anybody believes a word of them, and the odd ones that are read.
import type { StagedFile } from "@academiz/backend/ports";
import { describe, expect, test } from "vitest";
import { listFiles, openZip } from "./list-files.ts";
import { StagedReader } from "./staged-reader.ts";
import { type BadFile, writeZip, writeZip64 } from "./testing/write-zip.ts";
import { unpackAll } from "./unpack-all.ts";
import { createZipReader } from "./zip-reader.ts";

const MANIFEST = '<manifest identifier="m"><organizations/></manifest>';
const manifest: BadFile = { name: "imsmanifest.xml", content: MANIFEST };
const page: BadFile = { name: "index.html", content: "Hi", isPacked: true };

const reader = createZipReader();
/** The package as somebody sent it. */
const stage = (bytes: Buffer): StagedFile => ({
  size: bytes.byteLength,
  type: "application/zip",
  async *read(part) {
    yield part ? bytes.subarray(part.start, part.end + 1) : bytes;
  },
  readText: async () => bytes.toString(),
  keep: () => Promise.reject(new Error("nothing is kept here")),
  discard: async () => undefined,
});
const read = (bytes: Buffer) => reader.readPackage(stage(bytes));
const withManifest = (content: string | Buffer) => read(writeZip([{ name: "imsmanifest.xml", content }, page]));

test("§7.77 an honest package is read: its files, and its manifest as plain data", async () => {
  const read = await reader.readPackage(stage(writeZip([manifest, page, { name: "media/" }])));
  expect(read).toMatchObject({
    ok: true,
    value: {
      root: "",
      files: ["imsmanifest.xml", "index.html"],
      manifest: { name: "manifest", attributes: { identifier: "m" } },
    },
  });
});

test.each([
  [["cmi5.xml", "index.html"], "it is a cmi5 course, not a SCORM package"],
  [["tincan.xml", "index.html"], "it is an xAPI package (Tin Can), not a SCORM package"],
  [["course/a.AU", "course/a.crs"], "it is an AICC course, not a SCORM package"],
  [["course/real.zip", "__MACOSX/course/._real.zip"], "it is a zip in a zip: course/real.zip"],
  [["bell.au", "index.html"], "it has no imsmanifest.xml"],
  [["one.zip", "two.zip"], "it has no imsmanifest.xml"],
  [[".DS_Store"], "it is an empty zip"],
  [["index.html"], "it has no imsmanifest.xml"],
])("a zip of %j is named for what it is: %s", async (names, words) => {
  expect(await read(writeZip(names.map((name) => ({ name, content: "x" }))))).toEqual({ ok: false, error: words });
});

test("pages that show something by http: are told, and no others", async () => {
  const told = async (content: string, name = "page.html") => {
    const found = await read(writeZip([manifest, { name, content, isPacked: true }]));
    return found.ok ? found.value.insecure : found.error;
  };
  for (const shown of [
    '<img src="http://a.example/b.png">',
    "<iframe width=1 SRC=http://a.example></iframe>",
    '<link rel="stylesheet" href="http://a.example/b.css">',
    "<p style=\"background: url( 'http://a.example/b.png')\">",
    `${" ".repeat(70_000)}<img src="http://a.example/b.png">`,
  ])
    expect(await told(shown)).toEqual(["page.html"]);
  expect(await told("@font-face { src: url(http://a.example/b.woff) }", "style.css")).toEqual(["style.css"]);
  for (const fine of [
    '<a href="http://a.example">there</a>',
    '<img src="https://a.example/b.png"><svg xmlns="http://www.w3.org/2000/svg">',
  ])
    expect(await told(fine)).toBeUndefined();
  expect(await told('<img src="http://a.example/b.png">', "run.js")).toBeUndefined();
});

test("a name in UTF-8 that does not say so, as macOS writes it, is read as UTF-8; any other is read as older tools wrote it", async () => {
  const named = (name: Buffer) => readPackageOf(writeZip([manifest, { ...page, name, flags: 0 }]));
  expect(await named(Buffer.from("Leçon 1.html"))).toContain("Leçon 1.html");
  expect(await named(Buffer.from("Le\x87on.html", "latin1"))).toContain("Leçon.html");
});
test("a name in Latin-1 or Windows-1252, which nothing declares, is also found under that reading, since the manifest uses it", async () => {
  const content =
    '<manifest identifier="m"><metadata><location>métadonnées.xml</location></metadata><resources/></manifest>';
  const latin = (name: string, more: Partial<BadFile> = {}) => ({
    name: Buffer.from(name, "latin1"),
    flags: 0,
    ...more,
  });
  for (const root of ["", "Sécurité/"]) {
    const bytes = writeZip([
      latin(`${root}imsmanifest.xml`, { content }),
      latin(`${root}métadonnées.xml`, { content: "<lom/>" }),
      latin(`${root}Leçon 1.html`),
      latin("ailleurs/à part.html"),
    ]);
    const read = await reader.readPackage(stage(bytes));
    if (!read.ok) throw new Error(read.error);
    const { files, metadata, root: found } = read.value;
    expect(files).toEqual(
      expect.arrayContaining([`${found}Leçon 1.html`, `${found}Leτon 1.html`, "ailleurs/à part.html"]),
    );
    expect(metadata).toMatchObject({ name: "lom" });
  }
});
test("a folder is not a file: it may be listed twice or in other capitals; nor does the folder icon of macOS disturb", async () => {
  const files = await readPackageOf(
    writeZip([
      manifest,
      { name: "a/", content: "" },
      { name: "a/", content: "" },
      { name: "A/", content: "" },
      { ...page, name: "a/one.html" },
      { ...page, name: "A/two.html" },
      { name: "a/Icon\r", content: "" },
    ]),
  );
  expect(files).toEqual(expect.arrayContaining(["a/one.html", "A/two.html"]));
});
test("files that were packed from inside their folder (./) are found by their names", async () => {
  const bytes = writeZip([
    { name: "./", content: "" },
    { ...manifest, name: "./imsmanifest.xml" },
    { ...page, name: "./a/./b.html" },
    { name: "./a/", content: "" },
  ]);
  expect(await reader.readPackage(stage(bytes))).toMatchObject({
    ok: true,
    value: { root: "", files: ["imsmanifest.xml", "a/b.html"] },
  });
  expect(
    await readPackageOf(writeZip([manifest, { ...page, name: "a.html" }, { ...page, name: "./a.html" }])).catch(
      (error: Error) => error.message,
    ),
  ).toMatch(/twice/);
});
async function readPackageOf(bytes: Buffer): Promise<readonly string[]> {
  const read = await reader.readPackage(stage(bytes));
  if (!read.ok) throw new Error(read.error);
  return read.value.files;
}

test("what macOS lays beside the files is no second package", async () => {
  const beside = { name: "__MACOSX/imsmanifest.xml", content: "resource fork" };
  const found = await read(writeZip([beside, { ...manifest, name: "course/imsmanifest.xml" }]));
  expect(found).toMatchObject({ ok: true, value: { root: "course/" } });
});

test("a text inside is read up to as many bytes as are asked for, and nothing beyond the end of the zip", async () => {
  const sound = stage(writeZip([manifest, page]));
  const readText = (most: number) => reader.readText(sound, "imsmanifest.xml", most);
  expect([await readText(MANIFEST.length), await readText(MANIFEST.length - 1)]).toEqual([MANIFEST, null]);
  const staged = new StagedReader(sound);
  const readAt = (position: number) =>
    new Promise((done) => staged.read(Buffer.alloc(10), 0, 10, position, (error) => done(error?.message ?? null)));
  expect(await readAt(sound.size - 10)).toBeNull();
  for (const position of [sound.size - 9, sound.size + 1, -1]) expect(await readAt(position)).toBe("it ends too early");
});

test("a disk that fails under a package is no fault of the package: it is thrown, for whoever debugs it", async () => {
  const sound = stage(writeZip([manifest, page]));
  for (const good of [0, 1]) {
    const failing = () => {
      let reads = 0;
      return {
        ...sound,
        read: (part?: Parameters<StagedFile["read"]>[0]) => {
          reads += 1;
          if (reads > good) throw Object.assign(new Error("EIO: i/o error, read"), { code: "EIO", syscall: "read" });
          return sound.read(part);
        },
      };
    };
    await expect(reader.readPackage(failing())).rejects.toThrow("EIO");
    if (good === 0) await expect(reader.look(failing())).rejects.toThrow("EIO");
  }
  expect(await reader.look(stage(Buffer.from("no zip")))).toBeNull();
});

describe("attacks 58, 59, 60 and 61: refused, with what was found", () => {
  test.each<[string, readonly BadFile[], RegExp]>([
    ["a path that leads out (58)", [manifest, { name: "../evil.html" }], /invalid relative path/],
    ["the same for other systems (58)", [manifest, { name: "..\\evil.html" }], /invalid relative path/],
    ["an absolute path (58)", [manifest, { name: "/etc/passwd" }], /absolute path/],
    ["a drive (58)", [manifest, { name: "C:\\x" }], /absolute path/],
    ["a link (58)", [manifest, { name: "x", content: "/etc/passwd", mode: 0o120777 }], /link or a device/],
    ["a locked file (60)", [manifest, { ...page, flags: 0x801 }], /password/],
    ["one name twice (60)", [manifest, page, page], /twice/],
    ["names that differ in their case alone (61)", [manifest, page, { ...page, name: "INDEX.html" }], /twice/],
    ["names that differ in how é is written (61)", [manifest, { name: "\u00e9" }, { name: "e\u0301" }], /twice/],
    [
      "another name in the list than in the file (60)",
      [manifest, { ...page, localName: "other.html" }],
      /another file than its list says/,
    ],
    [
      "two files in one place (60)",
      [manifest, { ...page, placeOf: 0 }],
      /lies over another|another file than its list/,
    ],
    ["a wrong checksum (60)", [manifest, { ...page, crc: 1 }], /damaged/],
    ["a size that is a lie (59)", [manifest, { ...page, size: 1 }], /damaged/],
    ["a name of control characters", [manifest, { name: "a\u0007b" }], /cannot be read/],
    ["no manifest", [page], /no imsmanifest/],
    [
      "several manifests in folders",
      [
        { ...manifest, name: "a/imsmanifest.xml" },
        { ...manifest, name: "b/imsmanifest.xml" },
      ],
      /several manifests/,
    ],
  ])("%s", async (_, files, words) => {
    expect(await read(writeZip(files))).toEqual({ ok: false, error: expect.stringMatching(words) });
  });

  test("a name that is longer than any system takes", async () => {
    const named = (length: number) => read(writeZip([manifest, { name: "n".repeat(length) }]));
    expect(await named(501)).toEqual({ ok: false, error: "it holds a file whose name cannot be read" });
    expect((await named(500)).ok).toBe(true);
  });

  test("attack 60: something before its first file that its list does not mention", async () => {
    expect(await read(writeZip([manifest, page], { before: "MZ" }))).toEqual({
      ok: false,
      error: "something lies before its first file",
    });
  });

  test("attack 60: a file that is packed in another way than the list says, or in a way that is not supported here", async () => {
    const PACKED_AS = [8, 10];
    const rewrite = (places: readonly string[], method: number) => {
      const bytes = writeZip([page, manifest]);
      for (const [at, mark] of places.entries())
        bytes.writeUInt16LE(method, bytes.indexOf(Buffer.from(mark, "latin1")) + (PACKED_AS[at] ?? 0));
      return read(bytes);
    };
    expect((await rewrite(["PK\x03\x04", "PK\x01\x02"], 8)).ok).toBe(true);
    expect(await rewrite(["PK\x03\x04"], 0)).toEqual({
      ok: false,
      error: "index.html is another file than its list says",
    });
    expect(await rewrite(["PK\x03\x04", "PK\x01\x02"], 12)).toEqual({
      ok: false,
      error: "index.html is packed in a way that is not read here",
    });
  });

  test("a file inside another one: one that is listed many times is unpacked as many times", async () => {
    const inner = { name: "inner.html", content: "Hi" };
    const outer = { name: "a", content: writeZip([inner]) };
    const whole = await read(writeZip([outer, manifest]));
    expect(whole.ok).toBe(true);
    // It lies behind the header of the outer file, whose name has one letter.
    const overlapping = writeZip([outer, manifest, { ...inner, place: 31 }]);
    expect(await read(overlapping)).toEqual({ ok: false, error: "inner.html lies over another file" });
  });

  test("attack 59: a file that grows without end is stopped while it grows, whatever size it declares", {
    tags: "long",
  }, async () => {
    const zeros = Buffer.alloc(70 * 1_048_576);
    const honest = writeZip([manifest, { name: "zeros", content: zeros, isPacked: true }]);
    expect(await read(honest)).toMatchObject({ ok: false, error: expect.stringContaining("it grows to more than") });
    const lying = writeZip([manifest, { name: "zeros", content: zeros, isPacked: true, size: 10 }]);
    expect(await read(lying)).toMatchObject({ ok: false, error: expect.stringContaining("damaged") });
  });

  test("attack 59: by its size, its ratio, or both: what comes out is counted over all files together", async () => {
    const bytes = writeZip(["a", "b", "c"].map((name) => ({ name, content: Buffer.alloc(40_000), isPacked: true })));
    const zip = await openZip(stage(bytes));
    const entries = await listFiles(zip);
    const unpack = (limits: Parameters<typeof unpackAll>[2]) => unpackAll(zip, entries, limits).then(() => "read");
    const words = expect.objectContaining({ message: expect.stringContaining("it grows to more than") });
    expect(await unpack({ largest: 120_000, ratio: 1_000, harmless: 0 })).toBe("read");
    await expect(unpack({ largest: 119_999, ratio: 1_000, harmless: 0 })).rejects.toEqual(words);
    await expect(unpack({ largest: 120_000, ratio: 10, harmless: 0 })).rejects.toEqual(words);
    expect(await unpack({ largest: 120_000, ratio: 10, harmless: 120_000 })).toBe("read");
    zip.close();
  });

  test("attack 59: more files than anybody lists", { tags: "long" }, async () => {
    const files = Array.from({ length: 20_000 }, (_, at) => ({ name: `f${at}` }));
    expect(await read(writeZip([manifest, ...files]))).toEqual({
      ok: false,
      error: "the list of its files cannot be read (more than 20000 files)",
    });
    expect((await read(writeZip([manifest, ...files.slice(1)]))).ok).toBe(true);
  });

  test("attack 60: what is cut off, has something before or behind it, or is no zip at all", async () => {
    const whole = writeZip([manifest, page]);
    const odd = [
      whole.subarray(0, whole.byteLength - 30),
      writeZip([manifest], { after: "more" }),
      Buffer.from("PK\x03\x04 no"),
      Buffer.alloc(0),
    ];
    for (const bytes of odd) expect(await read(bytes)).toMatchObject({ ok: false });
    expect(await read(Buffer.concat([Buffer.from("MZ"), whole]))).toMatchObject({ ok: false });
  });

  test.each<[string, Partial<BadFile>]>([
    ["that it never wrote", { size: 0xffff_ffff, packedSize: 0xffff_ffff }],
    ["beyond every disk", { size: 0xffff_ffff, extra: writeZip64(2n ** 62n) }],
    ["that no number holds", { size: 0xffff_ffff, extra: writeZip64(2n ** 64n - 1n) }],
    ["behind the end of the zip", { size: 0xffff_ffff, packedSize: 0xffff_ffff, extra: writeZip64(2n, 2n ** 40n) }],
    ["in half a record", { size: 0xffff_ffff, extra: writeZip64(2n).subarray(0, 8) }],
  ])("attack 60: sizes of zip64 %s are believed by nobody", async (_, lie) => {
    expect(await read(writeZip([manifest, { ...page, ...lie }]))).toEqual({
      ok: false,
      error: expect.stringMatching(/damaged|cannot be read|cut off|do not lie where/),
    });
    // A zip64 record that tells the truth is read.
    const packed = writeZip64(2n);
    expect(await read(writeZip([manifest, { ...page, size: 0xffff_ffff, extra: packed }]))).toMatchObject({ ok: true });
  });

  test.each([
    ["nowhere", 2n ** 40n],
    ["outside all numbers", 2n ** 64n - 1n],
    ["at a file", 0n],
  ])("attack 60: a list of zip64 that lies %s is believed by nobody", async (_, place) => {
    const locator = Buffer.alloc(20);
    locator.writeUInt32LE(0x07064b50, 0);
    locator.writeBigUInt64LE(place, 8);
    locator.writeUInt32LE(1, 16);
    const bytes = writeZip([manifest, page], { beforeEnd: locator });
    // zip64 gives the place of the list itself.
    bytes.writeUInt32LE(0xffff_ffff, bytes.byteLength - 6);
    expect(await read(bytes)).toEqual({
      ok: false,
      error: expect.stringMatching(/damaged|cannot be read|cut off|do not lie where/),
    });
  });

  test("a million entries that are not there", async () => {
    const bytes = writeZip([manifest]);
    bytes.writeUInt16LE(60_000, bytes.byteLength - 12);
    bytes.writeUInt16LE(60_000, bytes.byteLength - 14);
    expect(await read(bytes)).toMatchObject({ ok: false });
  });
});

describe("attack 62: the manifest is XML and nothing more", () => {
  const secret = '<!DOCTYPE manifest [<!ENTITY x SYSTEM "file:///etc/passwd">]>';
  test.each<[string, string | Buffer, RegExp]>([
    ["an entity of a file", `${secret}<manifest>&x;</manifest>`, /DOCTYPE/],
    ["an entity of an address", '<!DOCTYPE m SYSTEM "http://127.0.0.1:1/x.dtd"><manifest/>', /DOCTYPE/],
    ["a billion laughs", '<!DOCTYPE m [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]><manifest>&b;</manifest>', /DOCTYPE/],
    ["an entity of a file that is named only", '<!DOCTYPE m SYSTEM "own.dtd"><manifest>&x;</manifest>', /no XML/],
    ["a declaration behind the name of a file", '<!DOCTYPE m SYSTEM "a.dtd" [<!ENTITY x "y">]><m>&x;</m>', /DOCTYPE/],
    ["an empty one of its own", "<!DOCTYPE m []><m/>", /DOCTYPE/],
    ["a public name and an address", '<!DOCTYPE m PUBLIC "-//A//B" "https://a.example/x.dtd"><m/>', /DOCTYPE/],
    ["a file of this machine", '<!DOCTYPE m SYSTEM "file:///etc/passwd"><m/>', /DOCTYPE/],
    ["a host", "<!DOCTYPE m SYSTEM '\\\\host\\x.dtd'><m/>", /DOCTYPE/],
    ["an entity that nobody declared", "<manifest>&x;</manifest>", /no XML/],
    ["UTF-7", '<?xml version="1.0" encoding="UTF-7"?><manifest/>', /utf-7/],
    ["bytes that are no text", Buffer.from([0x3c, 0xff, 0xfe]), /characters/],
    ["a tag that is not closed", "<manifest><a></manifest>", /no XML/],
    ["nothing", "", /no XML|empty/],
    ["a depth without end", "<a>".repeat(100_000), /too deep/],
    ["a depth that nobody writes", `${"<a>".repeat(101)}${"</a>".repeat(101)}`, /too deep/],
    ["a length without end", `<m>${"<a/>".repeat(50_001)}</m>`, /too long/],
    ["more than 5 MB", `<m>${" ".repeat(5 * 1_048_576)}</m>`, /larger than 5 MB/],
  ])("%s", async (_, content, words) => {
    const before = process.cpuUsage();
    expect(await withManifest(content)).toEqual({ ok: false, error: expect.stringMatching(words) });
    // Microseconds of a processor: a machine under load is slow, not wrong.
    expect(process.cpuUsage(before).user).toBeLessThan(2_000_000);
  });

  test.each<[string, Buffer]>([
    ["UTF-8 with a mark", Buffer.from('\ufeff<?xml version="1.0" encoding="utf-8"?><manifest a="é"/>')],
    ["Latin 1", Buffer.from('<?xml version="1.0" encoding="ISO-8859-1"?><manifest a="é"/>', "latin1")],
    ["UTF-16", Buffer.from('\ufeff<?xml version="1.0" encoding="utf-16"?><manifest a="é"/>', "utf16le")],
  ])("is read in the characters that packages are found in: %s", async (_, content) => {
    expect(await withManifest(content)).toMatchObject({ ok: true, value: { manifest: { attributes: { a: "é" } } } });
  });

  test("what Windows has beside Latin-1 is read: œ, quotation marks, dashes", async () => {
    const content = '<?xml version="1.0" encoding="Windows-1252"?><manifest a="\u009cuvre d\u0092art \u0096 \u0080"/>';
    expect(await withManifest(Buffer.from(content, "latin1"))).toMatchObject({
      ok: true,
      value: { manifest: { attributes: { a: "œuvre d’art – €" } } },
    });
  });

  test.each<[string, Buffer]>([
    ["UTF-8 that says UTF-16", Buffer.from('<?xml version="1.0" encoding="utf-16"?><manifest a="é"/>')],
    ["UTF-16 without a mark", Buffer.from('<?xml version="1.0"?><manifest a="é"/>', "utf16le")],
    ["UTF-16 the other way", Buffer.from('<?xml version="1.0"?><manifest a="é"/>', "utf16le").swap16()],
    [
      "blank lines before it",
      Buffer.from('\r\n \t<?xml version="1.0" encoding="iso-8859-2"?><manifest a="é"/>', "latin1"),
    ],
    ["Windows 1250", Buffer.from('<?xml version="1.0" encoding="windows-1250"?><manifest a="é"/>', "latin1")],
  ])("is read as tools write it: %s", async (_, content) => {
    expect(await withManifest(content)).toMatchObject({ ok: true, value: { manifest: { attributes: { a: "é" } } } });
  });

  test.each([
    '<!DOCTYPE manifest SYSTEM "imscp.dtd">',
    "<!DOCTYPE manifest SYSTEM 'dtd/IMS_CONTENTv1p0.dtd' >",
    "<!DOCTYPE manifest>",
  ])(
    "a manifest of before schemas, which names the file that declares it, is read without that file: %s",
    async (doctype) => {
      const content = `<?xml version="1.0"?>\n${doctype}\n<manifest identifier="m"><organizations/></manifest>`;
      expect(await withManifest(content)).toMatchObject({
        ok: true,
        value: { manifest: { name: "manifest", attributes: { identifier: "m" } } },
      });
    },
  );

  test("prefixes do not matter, and an inclusion is an element like any other", async () => {
    const content = '<x:manifest xmlns:x="x" x:Base="b"><xi:include href="file:///etc/passwd"/></x:manifest>';
    expect(await withManifest(content)).toMatchObject({
      ok: true,
      value: { manifest: { name: "manifest", attributes: { base: "b" }, children: [{ name: "include" }] } },
    });
  });
});
