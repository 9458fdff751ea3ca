// Knows what players are told of the items of a package (§3.188–§3.191, §4.122, decisions 7).
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { LOG_LIMITS, trimCalls } from "../item/trim-calls.ts";
import { readAddress, writeAddress } from "../package-files/write-address.ts";
import type { XmlElement } from "../package-files/xml-element.ts";
import { type ScormActivity, scormActivitySchema } from "./activities.ts";
import { describeActivities } from "./describe-activities.ts";
import { findMetadataFile } from "./metadata-file.ts";
import { readPackageLanguage } from "./package-language.ts";
import { readManifest } from "./read-manifest.ts";

const element = (
  name: string,
  attributes: Record<string, string> = {},
  inside: readonly XmlElement[] | string = [],
): XmlElement => ({
  name,
  attributes,
  children: typeof inside === "string" ? [] : inside,
  text: typeof inside === "string" ? inside : "",
});
const item = (identifierref: string, inside: readonly XmlElement[] = [], more: Record<string, string> = {}) =>
  element("item", { identifier: `i-${identifierref}`, ...(identifierref && { identifierref }), ...more }, inside);
const resource = (identifier: string, href: string, more: Record<string, string> = {}) =>
  element("resource", { identifier, href, scormtype: "SCO", ...more });
const manifest = (version: string, items: readonly XmlElement[], ...more: readonly XmlElement[]) =>
  element("manifest", { identifier: "m" }, [
    element("metadata", {}, [element("schemaversion", {}, version)]),
    element("organizations", { default: "second" }, [
      element("organization", { identifier: "first" }, [item("r1")]),
      element("organization", { identifier: "second" }, [element("title", {}, "Played"), ...items]),
    ]),
    ...more,
  ]);
const resources = element("resources", { base: "content/" }, [
  resource("r1", "a.html"),
  resource("r2", "the%20b.html?x=1#y", { base: "sub/", scormtype: "Asset" }),
  resource("r3", "c%23.html", { scormtype: "" }),
  resource("r4", "../../away.html"),
]);
function read(root: XmlElement, where = ""): readonly ScormActivity[] {
  const config = readManifest(root, { root: where, files: [] });
  if (!config.ok) throw new Error(config.error);
  const { item: items, title } = describeActivities(root, config.value);
  expect(title).toBe("Played");
  for (const one of items) expect(scormActivitySchema.parse(one)).toEqual(one);
  return items;
}

describe("§3.190 the items of the organization that is played", () => {
  test("start where their resource lies: in the folder of the manifest, through each xml:base, its name encoded", () => {
    const items = [item("r1"), item("r2"), item("r3"), item("r4"), item("gone"), item("")];
    const hrefs = read(manifest("1.2", items, resources), "My course/").map(({ href, kind }) => [href, kind]);
    expect(hrefs).toEqual([
      ["My%20course/content/a.html", "sco"],
      ["My%20course/content/sub/the%20b.html?x=1#y", "asset"],
      ["My%20course/content/c%23.html", "sco"],
      [null, null],
      [null, null],
      [null, null],
    ]);
  });

  test("are nested as in the manifest, also hidden ones; a heading starts nothing", () => {
    const heading = item("", [
      element("title", {}, "Part"),
      item("r1", [item("r2")]),
      item("r1", [], { isvisible: "false" }),
    ]);
    const [part] = read(manifest("1.2", [heading], resources));
    expect(part).toMatchObject({
      title: "Part",
      href: null,
      kind: null,
      item: [
        { isVisible: true, item: [{ identifier: "i-r2", item: [] }] },
        { isVisible: false, item: [] },
      ],
    });
  });

  test("1.2: have what the manifest says for them, as it is written", () => {
    const told = item("r1", [
      element("masteryscore", {}, "80"),
      element("dataFromLMS", {}, "begin"),
      element("maxtimeallowed", {}, "0000:30:00"),
      element("timelimitaction", {}, "exit,message"),
      element("prerequisites", {}, "i-r2"),
    ]);
    const read12 = (score: string) =>
      read(manifest("1.2", [item("r2", [element("masteryscore", {}, score)])], resources))[0]?.masteryScore;
    expect(["0", "100", "101", "-1"].map(read12)).toEqual([0, 100, null, null]);
    expect(read(manifest("1.2", [told, item("r2", [element("masteryscore", {}, "a lot")])], resources))).toMatchObject([
      {
        masteryScore: 80,
        completionThreshold: null,
        launchData: "begin",
        maxTimeAllowed: "0000:30:00",
        timeLimitAction: "exit,message",
        prerequisites: "i-r2",
      },
      { masteryScore: null, launchData: null, maxTimeAllowed: null, timeLimitAction: null, prerequisites: null },
    ]);
  });

  test("2004: the measure and the time come from its sequencing, its own before the shared one", () => {
    const primary = (isMeasured: string, least?: string) =>
      element("objectives", {}, [
        element(
          "primaryObjective",
          { satisfiedbymeasure: isMeasured },
          least ? [element("minNormalizedMeasure", {}, least)] : [],
        ),
      ]);
    const limits = element("limitConditions", { attemptabsolutedurationlimit: "PT30M" });
    const shared = element("sequencingCollection", {}, [
      element("sequencing", { id: "s" }, [primary("true", "0.6"), limits]),
    ]);
    const rules = (inside: readonly XmlElement[], more: Record<string, string> = {}) =>
      item("r1", [element("sequencing", more, inside)]);
    const items = [
      rules([primary("true", "-0.5")]),
      rules([primary("true")]),
      rules([primary("false", "0.4")]),
      rules([], { idref: "s" }),
      rules([primary("true", "0.9")], { idref: "s" }),
      rules([primary("true", "7")]),
    ];
    const read2004 = read(manifest("2004 4th Edition", items, resources, shared));
    expect(read2004.map(({ masteryScore, maxTimeAllowed }) => [masteryScore, maxTimeAllowed])).toEqual([
      [-0.5, null],
      [1, null],
      [null, null],
      [0.6, "PT30M"],
      [0.9, "PT30M"],
      [null, null],
    ]);
  });

  test.each<[string, Record<string, string>, string, number | null]>([
    ["3rd edition", {}, "0.75", 0.75],
    ["4th edition", { completedbymeasure: "true", minprogressmeasure: "0.4" }, "", 0.4],
    ["4th edition without a measure", { completedbymeasure: "true" }, "", 1],
    ["4th edition, by its status", { completedbymeasure: "false", minprogressmeasure: "0.4" }, "", null],
    ["only its weight", { progressweight: "0.5" }, "", null],
    ["no number", {}, "half", null],
    ["out of its range", {}, "2", null],
  ])("2004: completion threshold, %s", (_, attributes, text, expected) => {
    const [one] = read(
      manifest("2004 3rd Edition", [item("r1", [element("completionThreshold", attributes, text)])], resources),
    );
    expect(one?.completionThreshold).toBe(expected);
  });

  test("without an organization there is none", () => {
    const root = element("manifest");
    const config = readManifest(root, { root: "", files: [] });
    expect(config.ok && describeActivities(root, config.value)).toEqual({
      identifier: "",
      title: "",
      sequencing: null,
      item: [],
    });
  });
});

describe("the parameters of an item", () => {
  test.each([
    ["", "?a=1", "p.html?a=1"],
    ["", "&a=1", "p.html?a=1"],
    ["", "a=1", "p.html?a=1"],
    ["?x=0", "?a=1", "p.html?x=0&a=1"],
    ["?x=0", "#top", "p.html?x=0#top"],
    ["#s", "a=1", "p.html?a=1#s"],
    ["#s", "#top", "p.html#s"],
    ["?x=0#s", "?&a=1", "p.html?x=0&a=1#s"],
    ["", "?", "p.html"],
    ["", "", "p.html"],
  ])("behind %j, %j give %s", (query, parameters, address) => {
    expect(writeAddress("p.html", query, parameters || null)).toBe(address);
  });

  test("whatever the name of a file is, its address leads to it", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\w ?#%&é/.-]{1,20}$/u), (path) => {
        const url = writeAddress(path, "?q", null);
        expect([decodeURIComponent(url.slice(0, -2)), readAddress(url)]).toEqual([path, path]);
        expect(url.slice(0, -2)).not.toMatch(/[?# ]/);
      }),
    );
  });
});

describe("§3.189 what a package says of itself in a file of its own", () => {
  const location = (place: string) => element("metadata", {}, [element("location", {}, place)]);
  const lom = element("lom", {}, [
    element("general", {}, [
      element("title", {}, [element("langstring", {}, "Of the file")]),
      element("language", {}, "en"),
      element("description", {}, [element("string", {}, "Described")]),
    ]),
    element("educational", {}, [element("typicallearningtime", {}, [element("duration", {}, "PT1M")])]),
  ]);
  const withFile = element("manifest", { base: "x/" }, [location("meta%20data.xml")]);

  test("it is named by the manifest, else by the organization that is played", () => {
    expect(findMetadataFile(withFile)).toBe("x/meta data.xml");
    const organization = (identifier: string, place: string) =>
      element("organization", { identifier }, [location(place)]);
    const organizations = element("organizations", { default: "b" }, [
      organization("a", "a.xml"),
      organization("b", "b.xml"),
    ]);
    expect(findMetadataFile(element("manifest", {}, [organizations]))).toBe("b.xml");
    expect(findMetadataFile(element("manifest", {}, [location("../out.xml")]))).toBeNull();
    expect(findMetadataFile(element("manifest", {}, [location("https://evil.example/x.xml")]))).toBeNull();
  });

  test("§3.181 title, description, duration and language are read there; what stands in the manifest counts before", () => {
    const read = readManifest(withFile, { root: "", files: ["x/meta data.xml"], metadata: lom });
    expect(read).toMatchObject({
      value: {
        context: { title: "Of the file", description: "Described", duration: 60 },
        manifest: { metadata: { lom: { general: { language: "en" } } } },
      },
    });
    const inline = element("metadata", {}, [
      element("location", {}, "m.xml"),
      element("lom", {}, [element("general", {}, [element("title", {}, "Of the manifest")])]),
    ]);
    const both = readManifest(element("manifest", {}, [inline]), { root: "", files: ["m.xml"], metadata: lom });
    expect(both).toMatchObject({ value: { context: { title: "Of the manifest", description: "Described" } } });
  });

  test("decisions 7: a missing or broken one is told, and the package accepted", () => {
    const problems = (files: readonly string[], metadata: XmlElement | null) => {
      const read = readManifest(withFile, { root: "", files, metadata });
      return read.ok && read.value.problems.filter(({ at }) => at === "x/meta data.xml");
    };
    expect(problems([], null)).toEqual([{ code: "file.missing", at: "x/meta data.xml" }]);
    expect(problems(["X/META data.xml"], null)).toEqual([{ code: "metadata.unreadable", at: "x/meta data.xml" }]);
    expect(problems(["x/meta data.xml"], lom)).toEqual([]);
  });
});

test("files of packages made on Windows are found whatever their capitals", () => {
  const root = manifest("1.2", [item("r1")], resources);
  const read = readManifest(root, { root: "Course/", files: ["course/CONTENT/A.HTML"] });
  expect(read.ok && read.value.problems.map(({ at }) => at)).not.toContain("content/a.html");
});

test.each([
  ["en", "EN"],
  ["EN-us", "EN"],
  [" en-GB", "EN"],
  ["fr", "FR"],
  ["de-en", "FR"],
  [undefined, null],
  ["  ", null],
])("§4.122 for a manifest in %s the player speaks %s", (written, language) => {
  expect(readPackageLanguage(written)).toBe(language);
});

test("of the calls of a content the newest are kept, up to the size of a log", () => {
  const calls = Array.from({ length: 2_500 }, (_, at) => ({ at }));
  expect(trimCalls(calls)).toEqual(calls.slice(500));
  const long = Array.from({ length: 10 }, (_, at) => ({ at, text: "x".repeat(300_000) }));
  expect(trimCalls(long)).toEqual(long.slice(7));
  expect(trimCalls([])).toEqual([]);
  fc.assert(
    fc.property(fc.array(fc.string()), fc.nat(20), fc.nat(60), (all, most, characters) => {
      const kept = trimCalls(all, { calls: most, characters });
      expect(all.slice(all.length - kept.length)).toEqual(kept);
      expect(kept.length).toBeLessThanOrEqual(most);
      expect(kept.reduce((sum, one) => sum + JSON.stringify(one).length + 1, 0)).toBeLessThanOrEqual(characters);
    }),
  );
  expect(LOG_LIMITS).toEqual({ calls: 2_000, characters: 1_000_000 });
});
