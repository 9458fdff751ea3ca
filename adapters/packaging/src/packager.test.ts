// Knows that a package is what a learning-management system expects: a valid manifest, and exactly the files that it
// lists.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import type { PackageDocument, PackageOrder, PackageVersion } from "@academiz/backend/ports";
import { anyText } from "@academiz/testkit/hostile";
import fc from "fast-check";
import { unzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { writeManifest } from "./manifest.ts";
import { createPackageChecker } from "./package-checker.ts";
import { createPackager } from "./packager.ts";
import { validateManifest } from "./validate-manifest.ts";

const isLong = process.env["ACADEMIZ_LONG"] !== undefined;

const folder = mkdtempSync(join(tmpdir(), "academiz-test-"));
beforeAll(() => {
  mkdirSync(join(folder, "assets"));
  writeFileSync(join(folder, "index.html"), "<!doctype html>");
  writeFileSync(join(folder, "assets/app.js"), "1;".repeat(5_000));
  writeFileSync(join(folder, "assets/app.js.map"), "{}");
});
afterAll(() => rmSync(folder, { recursive: true }));

const makeDocument = (path: string, size: number): PackageDocument => ({
  path,
  size,
  open: () => Readable.from([new Uint8Array(size)], { objectMode: false }),
});
const order: PackageOrder = {
  format: "1.2",
  slug: "1é/ slug",
  title: "L'été & <les> autres \u0001\ud800",
  description: "Une description",
  author: "Ada; Lovelace",
  language: "fr",
  duration: 3_725,
  exitReading: "BY_STATUS",
  params: { product: { name: "</script>" } },
  documents: [makeDocument("documents/photo été.png", 5_000)],
};
const VERSIONS: readonly PackageVersion[] = ["1.2", "2004-3rd", "2004-4th"];
const gather = async (chunks: AsyncIterable<Uint8Array>) => {
  const all: Uint8Array[] = [];
  for await (const chunk of chunks) all.push(chunk);
  return all;
};
const packOrder = async (from: string, given: PackageOrder): Promise<Uint8Array | null> => {
  const packing = await createPackager(from).pack(given);
  return packing && Buffer.concat(await gather(packing.chunks));
};

describe.each(VERSIONS)("§1.24 §7.116 §9.20 a package of SCORM %s", (version) => {
  const pack = async (change: Partial<PackageOrder> = {}) =>
    (await packOrder(folder, { ...order, format: version, ...change })) ?? new Uint8Array();

  test("its manifest is valid against the standard's own schemas", async () => {
    const manifest = new TextDecoder().decode(unzipSync(await pack())["imsmanifest.xml"]);
    expect(await validateManifest(version, manifest)).toEqual([]);
    const broken = manifest.replace("<organizations", "<resources/><organizations");
    expect(await validateManifest(version, broken)).not.toEqual([]);
  });
  test("decisions 7: looking at a course completes nothing: an LMS of 2004 is told that the content sets its completion", async () => {
    const manifest = new TextDecoder().decode(unzipSync(await pack())["imsmanifest.xml"]);
    expect(manifest.includes('completionSetByContent="true" objectiveSetByContent="true"')).toBe(version !== "1.2");
  });
  test.each(["BY_STATUS", "ALWAYS_NORMAL", "ALWAYS_SUSPEND"] as const)(
    "decisions 7: its README says which reading of the end it has, in both languages: %s",
    async (exitReading) => {
      const readme = new TextDecoder().decode(unzipSync(await pack({ exitReading }))["README.txt"]);
      expect(readme.match(new RegExp(`: ${exitReading}\\. \\S`, "g"))).toHaveLength(2);
      expect(readme).toContain(`SCORM ${version}`);
    },
  );

  test("its manifest is valid whatever its words are", { tags: "long" }, async () => {
    const words = anyText({ maxLength: 30 });
    await fc.assert(
      fc.asyncProperty(words, words, words, words, async (slug, title, description, author) => {
        const manifest = writeManifest(version, { ...order, slug, title, description, author, duration: null }, [
          "index.html",
          `documents/${title}`,
        ]);
        expect(await validateManifest(version, manifest)).toEqual([]);
      }),
      { numRuns: isLong ? 20 : 4 },
    );
  });

  test("§7.118 it says in hours, minutes and seconds how long its course takes, and nothing where the course does not say", async () => {
    const tell = async (duration: number | null) => {
      const files = Object.entries(unzipSync(await pack({ duration })));
      const words = files.filter(([path]) => path.endsWith(".xml")).map(([, bytes]) => new TextDecoder().decode(bytes));
      return [...words.join("").matchAll(/PT[0-9HMS]*/g)].map(([found]) => found);
    };
    expect(await tell(3_725)).toEqual(["PT1H2M5S"]);
    expect(await tell(null)).toEqual([]);
  });

  test("§7.117 §9.20 it says of which edition it is, and holds the title, description, author and language that were asked for", async () => {
    const files = unzipSync(
      await pack({ title: "A title", description: "Some words", author: "Ada Lovelace", language: "en-GB" }),
    );
    const words = Object.entries(files)
      .filter(([path]) => path.endsWith(".xml"))
      .map(([, bytes]) => new TextDecoder().decode(bytes))
      .join("");
    const edition = { "1.2": "1.2", "2004-3rd": "2004 3rd Edition", "2004-4th": "2004 4th Edition" }[version];
    expect(/<schemaversion>([^<]*)</.exec(words)?.[1]).toBe(edition);
    expect(words).toMatch(/<title>A title<\/title>/);
    for (const told of ["Some words", "Ada Lovelace", "language>en-GB</"]) expect(words).toContain(told);
  });

  test("it holds every file that it lists, and lists every file that it holds", async () => {
    const files = unzipSync(await pack());
    const manifest = new TextDecoder().decode(files["imsmanifest.xml"]);
    const listed = [...manifest.matchAll(/<file href="([^"]+)"/g)].map((match) => decodeURIComponent(match[1] ?? ""));
    const held = Object.keys(files).filter((path) => path !== "imsmanifest.xml" && !/\.(xsd|dtd)$/.test(path));
    expect(listed.sort()).toEqual(held.sort());
    expect(held).toEqual(
      expect.arrayContaining(["index.html", "assets/app.js", "documents/photo été.png", "params.js", "params.json"]),
    );
    expect(held).not.toContain("assets/app.js.map");
  });

  test("its author is one line of a card, whatever special characters of cards the name has", async () => {
    const files = Object.entries(unzipSync(await pack({ author: "Ada; Love,lace\nROLE:x\\" })));
    const words = files.filter(([path]) => path.endsWith(".xml")).map(([, bytes]) => new TextDecoder().decode(bytes));
    expect(words.join("")).toContain("FN:Ada  Love lace ROLE:x \nEND:VCARD");
  });

  test("the same order gives the same bytes", async () => {
    expect(Buffer.from(await pack()).equals(Buffer.from(await pack()))).toBe(true);
  });

  test("nothing in it says when it was made, or by which process: its times are the first that a zip can hold", async () => {
    const bytes = Buffer.from(await pack());
    const times: string[] = [];
    for (let at = bytes.indexOf("PK\x01\x02", "latin1"); at >= 0; at = bytes.indexOf("PK\x01\x02", at + 4, "latin1"))
      times.push(bytes.subarray(at + 12, at + 16).toString("hex"));
    expect([times.length, new Set(times)]).toEqual([Object.keys(unzipSync(bytes)).length, new Set(["00002100"])]);
  });

  test.each(
    "png jpg jpeg gif webp avif mp3 m4a aac ogg opus flac mp4 m4v mov webm woff woff2 zip pdf docx pptx xlsx odt MP4 JPG".split(
      " ",
    ),
  )("a .%s, which is compressed already, is stored as it is", async (extension) => {
    const sizeOf = async (size: number) =>
      (await pack({ documents: [makeDocument(`documents/a.${extension}`, size)] })).byteLength;
    expect((await sizeOf(9_000)) - (await sizeOf(8_000))).toBe(1_000);
  });

  test("media are stored as they are, text is deflated", async () => {
    const bytes = (await pack()).byteLength;
    const more = (await pack({ documents: [makeDocument("documents/photo été.png", 6_000)] })).byteLength;
    expect(more - bytes).toBe(1_000);
    const text = (await pack({ documents: [makeDocument("documents/a.txt", 6_000)] })).byteLength;
    expect(text).toBeLessThan(bytes);
  });

  test("the data that the player reads are there as JSON and as a script that says the same", async () => {
    const files = unzipSync(await pack());
    const read = (path: string) => new TextDecoder().decode(files[path]);
    expect(JSON.parse(read("params.json"))).toEqual(order.params);
    const window: Record<string, unknown> = {};
    new Function("window", read("params.js"))(window);
    expect(window["__ACADEMIZ_PARAMS__"]).toEqual(order.params);
  });

  test("without a built player there is no package", async () => {
    expect(await createPackager(join(folder, "nowhere")).pack(order)).toBeNull();
  });

  test("decisions 7: an export was checked before it is offered: its manifest, every listed file present and every file listed", async () => {
    const files = unzipSync(await pack());
    const facts = {
      format: version,
      paths: Object.keys(files),
      manifest: new TextDecoder().decode(files["imsmanifest.xml"]),
    };
    const { check } = createPackageChecker();
    expect(await check(facts)).toEqual([]);
    const wrong = [
      { ...facts, manifest: null },
      { ...facts, manifest: facts.manifest.replace("<organizations", "<resources/><organizations") },
      { ...facts, paths: facts.paths.filter((path) => path !== "documents/photo été.png") },
      { ...facts, paths: facts.paths.filter((path) => path !== "params.js") },
      { ...facts, paths: [...facts.paths, "documents/more.png"] },
      { ...facts, paths: [...facts.paths, "index.html"] },
    ];
    for (const one of wrong) expect(await check(one)).not.toEqual([]);
    const twice = facts.manifest.replace(/ *<file href="index.html"\/>\n/, "$&$&");
    expect(await check({ ...facts, manifest: twice })).toEqual(["a file is listed twice"]);
  });
});

test("a text of more than 4 GB is stored, since its sizes do not fit behind it: its sum is counted before any of it is written", async () => {
  const huge = { ...makeDocument("documents/huge.txt", 1_000), size: 2 ** 32 };
  const packing = await createPackager(folder).pack({ ...order, format: "web", documents: [huge] });
  const written: Uint8Array[] = [];
  const write = async () => {
    for await (const chunk of packing?.chunks ?? []) written.push(chunk);
  };
  await expect(write()).rejects.toThrow("documents/huge.txt is not of the length that was said");
  expect(Buffer.concat(written).includes("documents/huge.txt")).toBe(false);
});

test("§1.24 §7.116 §9.20 a web export is the player and what it plays, without a manifest and its schemas", async () => {
  const bytes = (await packOrder(folder, { ...order, format: "web" })) ?? new Uint8Array();
  expect(Object.keys(unzipSync(bytes)).sort()).toEqual([
    "README.txt",
    "assets/app.js",
    "documents/photo été.png",
    "index.html",
    "params.js",
    "params.json",
  ]);
});

test("§1.24 the README of a web export says in both languages where it goes, and nothing of platforms", async () => {
  const files = unzipSync((await packOrder(folder, { ...order, format: "web" })) ?? new Uint8Array());
  const readme = new TextDecoder().decode(files["README.txt"]);
  expect(readme.match(/index\.html/g)).toHaveLength(2);
  expect(readme).not.toMatch(/SCORM|exit/);
});
test("decisions 7: a web export has no manifest to check, and must hold the files that it starts with", async () => {
  const { check } = createPackageChecker();
  const paths = ["index.html", "params.js", "params.json"];
  expect(await check({ format: "web", paths, manifest: null })).toEqual([]);
  expect(await check({ format: "web", paths: paths.slice(1), manifest: null })).toEqual(["index.html is missing"]);
});
