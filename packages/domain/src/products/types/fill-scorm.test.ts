import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { ScormConfig } from "../../scorm/index.ts";
import {
  createScormContent,
  PRODUCT_KINDS,
  readPackageReport,
  replacePackage,
  reportPackage,
  retitleProduct,
  showsNothing,
} from "../index.ts";

const item = (
  identifier: string,
  identifierref: string | null,
  items: ScormConfig["manifest"]["organizations"]["organization"][number]["item"] = [],
) => ({
  identifier,
  title: identifier === "untitled" ? "" : `Title of ${identifier}`,
  identifierref,
  parameters: null,
  isVisible: true,
  item: items,
});
const config: ScormConfig = {
  version: "2004",
  schemaVersion: "2004 4th Edition",
  context: { title: "Fire", description: "How to get out", duration: 600 },
  manifest: {
    identifier: "m",
    metadata: { lom: { general: { language: "en-GB" } } },
    organizations: {
      default: "second",
      organization: [
        { identifier: "first", title: "Not played", item: [item("x", "r1")] },
        {
          identifier: "second",
          title: "Played",
          item: [item("head", null, [item("a", "r1"), item("untitled", "gone")])],
        },
      ],
    },
    resources: {
      resource: [
        { identifier: "r1", scormType: "sco", href: "a.html?x=1", file: [{ href: "a.html" }, { href: "shared.js" }] },
        { identifier: "r2", scormType: "asset", href: null, file: [{ href: "shared.js" }] },
      ],
    },
  },
  root: "",
  problems: [{ code: "item.dangling", at: "untitled" }],
  editionInfo: {},
};
const uploaded = { documentSlug: "d1", config };

describe("§4.134 the content that an upload makes", () => {
  test("parses as a product of that type, with both its steps done", () => {
    const content = createScormContent("My title", uploaded);
    expect(content).toMatchObject({
      context: { title: "My title", lesson: "How to get out", duration: 600 },
      config: { local: "EN" },
      package: "document:d1",
      editionInfo: { createStatus: "TOUCHED", paramsStatus: "TOUCHED" },
    });
    const read = PRODUCT_KINDS.scorm.read(content);
    expect(read.ok && [read.value.gap, read.value.documents, read.value.judgeSteps().isTouched]).toEqual([
      null,
      [{ slug: "d1" }],
      true,
    ]);
  });

  test("keeps the author's settings when the package is replaced and when the product is retitled", () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), fc.string(), (content, title) => {
        const replaced = replacePackage(content, uploaded);
        const { package: _, manifest: __, report: ___, editionInfo: ____, ...kept } = replaced;
        for (const [key, value] of Object.entries(kept)) expect(value).toEqual(content[key]);
        expect(replaced["package"]).toBe("document:d1");
        expect(retitleProduct(replaced, title)).toMatchObject({ package: "document:d1", context: { title } });
      }),
    );
  });
});

describe("§3.190 the report of a package", () => {
  test("covers the organization that is played: its items, what each starts, and how many files are named, once each", () => {
    expect(reportPackage(config)).toEqual({
      version: "2004",
      schemaVersion: "2004 4th Edition",
      problems: [{ code: "item.dangling", at: "untitled" }],
      files: 2,
      items: [
        { identifier: "head", title: "Title of head", depth: 0, href: null },
        { identifier: "a", title: "Title of a", depth: 1, href: "a.html?x=1" },
        { identifier: "untitled", title: "untitled", depth: 1, href: null },
      ],
    });
  });

  test("is the same for the stored product as for its upload, and shorter for one stored by an earlier version", () => {
    const content = createScormContent("t", uploaded);
    expect(readPackageReport(content)).toEqual(reportPackage(config));
    const { report: _, ...former } = content;
    expect(readPackageReport(former)).toMatchObject({ version: null, problems: null, files: 2 });
    fc.assert(fc.property(fc.anything(), (any) => void readPackageReport(any)));
    expect(readPackageReport({ manifest: { identifier: 7 } })).toBeNull();
  });
});

describe("§4.131 a package of which nothing can be shown", () => {
  const missing = (...places: readonly string[]) => places.map((at) => ({ code: "launch.missing", at }) as const);

  test("has no page: it starts nothing, or none of its pages is in it", () => {
    const items = ["one.html?a=1", "two.html#b", null].map((href, at) => ({
      identifier: `item-${at}`,
      title: "",
      href,
      depth: 0,
    }));
    expect(showsNothing({ items, problems: missing("one.html", "two.html") })).toBe(true);
    expect(showsNothing({ items, problems: missing("one.html") })).toBe(false);
    expect(showsNothing({ items: items.slice(2), problems: [] })).toBe(true);
    expect(showsNothing({ items: [], problems: [] })).toBe(true);
  });

  test("is not published; an older one without a report is", () => {
    const gapOf = (content: object) => {
      const read = PRODUCT_KINDS.scorm.read(content);
      if (!read.ok) throw new Error("it cannot be read");
      return read.value.gap;
    };
    const whole = createScormContent("Fire", { documentSlug: "pack", config: { ...config, problems: [] } });
    expect(gapOf(whole)).toBeNull();
    const empty = { ...config, problems: missing("a.html") };
    const content = createScormContent("Fire", { documentSlug: "pack", config: empty });
    expect(gapOf(content)).toBe("page");
    expect(gapOf({ ...content, report: undefined })).toBeNull();
    expect(gapOf({ ...content, package: "" })).toBe("package");
  });

  test("§3.181 without a language its card says none", () => {
    const { metadata: _language, ...manifest } = config.manifest;
    const readCard = (content: object) => {
      const read = PRODUCT_KINDS.scorm.read(content);
      return read.ok ? read.value.card.language : "unread";
    };
    const silent = createScormContent("Fire", { documentSlug: "pack", config: { ...config, manifest } });
    expect([silent["config"], readCard(silent)]).toEqual([{}, null]);
    expect(readCard(createScormContent("Fire", { documentSlug: "pack", config }))).toBe("EN");
  });
});
