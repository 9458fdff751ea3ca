// Knows that a file of a kept package is read where it lies: whole or in part, packed or not, and never more than was
// said of it.
import { randomBytes } from "node:crypto";
import type { StoredDocument } from "@academiz/backend/ports";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type BadFile, writeZip } from "./testing/write-zip.ts";
import { createZipReader } from "./zip-reader.ts";

const MANIFEST = '<manifest identifier="m"><metadata><location>meta.xml</location></metadata></manifest>';
const LOM = "<lom><general><language>en</language></general></lom>";
const text = Array.from({ length: 20_000 }, (_, at) => `${at} `).join("");
const FILES: readonly BadFile[] = [
  { name: "imsmanifest.xml", content: MANIFEST },
  { name: "meta.xml", content: LOM, isPacked: true },
  { name: "Pages/Été.html", content: "plain as it lies" },
  { name: "packed.js", content: text, isPacked: true },
  { name: "win\\dows.txt", content: "a backslash" },
  { name: "empty.txt" },
  { name: "folder/" },
];
interface Kept extends StoredDocument {
  /** Bytes that were read. */
  given: number;
  readonly reads: { readonly start: number; readonly end: number }[];
  isGone: boolean;
}
/** Bytes as a store keeps them; it gives them out in small pieces. */
function keep(bytes: Buffer): Kept {
  const kept: Kept = {
    key: "k",
    size: bytes.byteLength,
    type: "application/zip",
    reads: [],
    given: 0,
    isGone: false,
    async read(part) {
      const { start, end } = part ?? { start: 0, end: bytes.byteLength - 1 };
      kept.reads.push({ start, end });
      return kept.isGone ? null : count(kept, bytes.subarray(start, end + 1));
    },
  };
  return kept;
}
async function* count(kept: Kept, bytes: Buffer): AsyncIterable<Uint8Array> {
  for await (const part of give(bytes)) {
    kept.given += part.byteLength;
    yield part;
  }
}
async function* give(bytes: Buffer): AsyncIterable<Uint8Array> {
  for (let at = 0; at < bytes.byteLength; at += 1_000) yield bytes.subarray(at, at + 1_000);
}
const reader = createZipReader();
async function open(kept: Kept = keep(writeZip(FILES))) {
  const opened = await reader.openPackage(kept);
  if (!opened) throw new Error("no package");
  const readText = async (path: string, part?: { start: number; end: number }) => {
    const file = opened.find(path);
    const content = file && (await opened.read(file, part));
    const parts: Uint8Array[] = [];
    for await (const one of content ?? []) parts.push(one);
    return content ? Buffer.concat(parts).toString() : null;
  };
  return { kept, opened, readText };
}

test("its files are found by their paths, and by paths whose capitals are others", async () => {
  const { opened, readText } = await open();
  expect(opened.find("packed.js")).toMatchObject({ path: "packed.js", size: text.length });
  expect(opened.find("pages/ÉTÉ.HTML")?.path).toBe("Pages/Été.html");
  expect(opened.find("Pages/E\u0301te\u0301.html")?.path).toBe("Pages/Été.html");
  for (const path of ["", "/", "folder", "folder/", "packed", "../packed.js", "/packed.js", "toString"])
    expect(opened.find(path)).toBeNull();
  expect(await readText("win/dows.txt")).toBe("a backslash");
  expect([await readText("Pages/Été.html"), await readText("empty.txt"), await readText("packed.js")]).toEqual([
    "plain as it lies",
    "",
    text,
  ]);
});

test("what was packed from inside its folder (./) is found as a browser asks for it", async () => {
  const { readText } = await open(
    keep(
      writeZip([
        { name: "./imsmanifest.xml", content: MANIFEST },
        { name: "./pages/one.html", content: "one" },
      ]),
    ),
  );
  expect(await readText("pages/one.html")).toBe("one");
});

test("a name that can be read in two ways is found by either; one that is certain counts before one that is guessed", async () => {
  const old = (name: string, content: string) => ({ name: Buffer.from(name, "latin1"), content, flags: 0 });
  for (const root of ["", "S\u00e9curit\u00e9/"]) {
    const { opened, readText } = await open(
      keep(
        writeZip([
          old(`${root}imsmanifest.xml`, MANIFEST),
          // ç in the characters of Windows, ç in those of DOS, and a letter that only Windows has.
          old(`${root}Le\u00e7on.html`, "of Windows"),
          old(`${root}Re\u0087u.html`, "of DOS"),
          old(`${root}\u009cuvre.html`, "not in Latin-1"),
          // A file whose name really is é, and one whose name is Θ for DOS and é for Windows.
          { name: `${(await readRoot(root)) ?? ""}é.txt`, content: "is é" },
          old(`${root}\u00e9.txt`, "may be é"),
        ]),
      ),
    );
    const found = (await opened.readManifest())?.root ?? "none";
    expect(await readText(`${found}Leçon.html`)).toBe("of Windows");
    expect(await readText(`${found}LEçON.html`)).toBe("of Windows");
    expect(await readText(`${found}Leτon.html`)).toBe("of Windows");
    expect(await readText(`${found}Reçu.html`)).toBe("of DOS");
    expect(await readText(`${found}œuvre.html`)).toBe("not in Latin-1");
    expect(await readText(`${found}é.txt`)).toBe("is é");
    expect(await readText(`${found}É.TXT`)).toBe("is é");
    expect(await readText(`${found}Θ.txt`)).toBe("may be é");
  }
});
/** The folder's name where its encoding is not known. */
async function readRoot(root: string): Promise<string | undefined> {
  const name = Buffer.from(`${root}imsmanifest.xml`, "latin1");
  const opened = await reader.openPackage(keep(writeZip([{ name, content: MANIFEST, flags: 0 }])));
  return (await opened?.readManifest())?.root;
}

test("any part of a file is that part, packed or not", async () => {
  const { readText } = await open();
  const content: Readonly<Record<string, string>> = { "packed.js": text, "Pages/Été.html": "plain as it lies" };
  await fc.assert(
    fc.asyncProperty(fc.constantFrom("packed.js", "Pages/Été.html"), fc.nat(), fc.nat(), async (path, a, b) => {
      const whole = content[path] ?? "";
      const [start = 0, end = 0] = [a % whole.length, b % whole.length].sort((x, y) => x - y);
      expect(await readText(path, { start, end })).toBe(whole.slice(start, end + 1));
    }),
    { numRuns: 60 },
  );
});

test("only the list is read to open it, and then the one file that is asked for", async () => {
  const large = Array.from({ length: 3_000_000 }, (_, at) => String.fromCharCode(97 + (at % 23))).join("");
  const kept = keep(writeZip([{ name: "film.mp4", content: large }, ...FILES]));
  const { readText } = await open(kept);
  const measure = () => kept.reads.reduce((sum, { start, end }) => sum + end - start + 1, 0);
  expect(measure()).toBeLessThan(1_500_000);
  kept.reads.length = 0;
  expect(await readText("film.mp4", { start: 2_000_000, end: 2_000_099 })).toHaveLength(100);
  expect(measure()).toBe(130);
  kept.reads.length = 0;
  await readText("film.mp4", { start: 0, end: 9 });
  expect(measure()).toBe(10);
});

test("a part of a packed film is unpacked to its end and no further", async () => {
  const content = randomBytes(3_000_000);
  const { kept, opened } = await open(keep(writeZip([{ name: "film.mp4", content, isPacked: true }])));
  const film = opened.find("film.mp4");
  kept.given = 0;
  const parts: Uint8Array[] = [];
  for await (const part of (film && (await opened.read(film, { start: 10, end: 99 }))) ?? []) parts.push(part);
  expect(Buffer.concat(parts).equals(content.subarray(10, 100))).toBe(true);
  expect(kept.given).toBeLessThan(1_000_000);
});

test("its manifest is read again, with what stands beside it", async () => {
  const { opened } = await open();
  expect(await opened.readManifest()).toMatchObject({
    root: "",
    manifest: { name: "manifest" },
    metadata: { name: "lom" },
    files: expect.arrayContaining(["packed.js", "win/dows.txt"]),
  });
});

describe("what is not what it says", () => {
  test("stops at the size that its list says, and is never silently cut short", async () => {
    for (const size of [text.length - 1, text.length + 1]) {
      const bytes = writeZip([{ name: "packed.js", content: text, isPacked: true, size }]);
      const { readText } = await open(keep(bytes));
      await expect(readText("packed.js")).rejects.toThrow(/than its list says/);
    }
  });

  test("bytes that are no longer a file where the list says one lies are not taken for one", async () => {
    const bytes = writeZip(FILES);
    const { readText } = await open(keep(bytes));
    bytes.write("XX", bytes.indexOf("packed.js") - 30);
    await expect(readText("packed.js")).rejects.toThrow("a package has changed");
  });

  test("a file that grows without end is stopped while it grows: nobody gets more than the list says", {
    tags: "long",
  }, async () => {
    const bytes = writeZip([{ name: "bomb.js", content: Buffer.alloc(40 * 1_048_576), isPacked: true, size: 1_000 }]);
    const { opened } = await open(keep(bytes));
    const bomb = opened.find("bomb.js");
    let given = 0;
    const readAll = async () => {
      for await (const part of (bomb && (await opened.read(bomb))) ?? []) given += part.byteLength;
    };
    await expect(readAll()).rejects.toThrow(/larger than its list says/);
    expect(given).toBeLessThanOrEqual(1_000);
  });

  test("what is not a zip is not a package; one that is gone is absent; a store that fails throws", async () => {
    expect(await reader.openPackage(keep(Buffer.from("no zip at all, whatever it is called")))).toBeNull();
    const { kept, opened, readText } = await open();
    kept.isGone = true;
    expect([await readText("packed.js"), await opened.readManifest()]).toEqual([null, null]);
    expect(await reader.openPackage(kept)).toBeNull();
    const failing = { ...keep(writeZip(FILES)), read: () => Promise.reject(new Error("EIO")) };
    await expect(reader.openPackage(failing)).rejects.toThrow("EIO");
  });
});

describe("§7.77 what an upload reads beside the manifest", () => {
  const read = (metadata: string | null, manifest = MANIFEST) => {
    const bytes = writeZip([
      { name: "imsmanifest.xml", content: manifest },
      ...(metadata === null ? [] : [{ name: "META.xml", content: metadata }]),
    ]);
    return reader.readPackage({
      size: bytes.byteLength,
      type: "application/zip",
      read: (part) => give(part ? bytes.subarray(part.start, part.end + 1) : bytes),
      readText: async () => "",
      keep: () => Promise.reject(new Error("nothing is kept here")),
      discard: async () => undefined,
    });
  };

  test("the file that says what the package is, whatever its capitals", async () => {
    expect(await read(LOM)).toMatchObject({ ok: true, value: { metadata: { name: "lom" } } });
    const none = await read(LOM, '<manifest identifier="m"/>');
    expect(none.ok && none.value).not.toHaveProperty("metadata");
  });

  test.each<[string, string | null]>([
    ["is missing", null],
    ["is no XML", "<lom>"],
    ["declares types of its own", '<!DOCTYPE lom [<!ENTITY x SYSTEM "file:///etc/passwd">]><lom>&x;</lom>'],
    ["is something else", "<html/>"],
    ["is larger than it may be", `<lom>${" ".repeat(5 * 1_048_576)}</lom>`],
    ["is empty", ""],
  ])("attack 62: one that %s is told, and the package taken", async (_, metadata) => {
    expect(await read(metadata)).toMatchObject({ ok: true, value: { metadata: null } });
  });
});
