// Knows what a manifest gives: one item as many, and an oddity as a warning, never as a failure (§3.188–§3.191,
// decisions 7).
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { resolveHref } from "../package-files/resolve-href.ts";
import type { XmlElement } from "../package-files/xml-element.ts";
import { describeActivities } from "./describe-activities.ts";
import { type PackageListing, readManifest } from "./read-manifest.ts";
import { scormConfigSchema } from "./scorm-config.ts";

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
const title = (text: string) => element("title", {}, text);
const item = (identifierref: string, more: readonly XmlElement[] = []) =>
  element("item", { identifier: `i-${identifierref}`, identifierref }, [title(identifierref), ...more]);
const resource = (identifier: string, href: string, base?: string) =>
  element("resource", { identifier, href, scormtype: "SCO", ...(base && { base }) }, [element("file", { href })]);
const metadata = (version: string, ...more: readonly XmlElement[]) =>
  element("metadata", {}, [element("schemaversion", {}, version), ...more]);
const organizations = (items: readonly XmlElement[], wanted = "o") =>
  element("organizations", { default: wanted }, [
    element("organization", { identifier: "o" }, [title("Safety"), ...items]),
  ]);
const resources = (...all: readonly XmlElement[]) => element("resources", { base: "content/" }, all);
const manifest = (...inside: readonly XmlElement[]) => element("manifest", { identifier: "m" }, inside);
const listing = { root: "", files: ["content/a.html", "content/b/c.html"] };
const read = (root: XmlElement, where: PackageListing = listing) => {
  const config = readManifest(root, where);
  if (!config.ok) throw new Error(config.error);
  expect(scormConfigSchema.parse(config.value)).toEqual(config.value);
  return config.value;
};

describe("§3.190 §3.191 the manifest", () => {
  test("gives organizations, nested items, resources and files, whether there is one or many", () => {
    const root = manifest(
      metadata("2004 4th Edition"),
      organizations([item("r1", [item("r2")])]),
      resources(resource("r1", "a.html?x=1#y"), resource("r2", "c.html", "b/")),
    );
    const config = read(root);
    expect([config.version, config.schemaVersion, config.problems]).toEqual(["2004", "2004 4th Edition", []]);
    const { organizations: all, resources: found } = config.manifest;
    expect(all.organization).toMatchObject([
      { identifier: "o", title: "Safety", item: [{ identifierref: "r1", item: [{ identifierref: "r2", item: [] }] }] },
    ]);
    expect(found.resource).toMatchObject([
      { identifier: "r1", scormType: "sco", href: "content/a.html?x=1#y", file: [{ href: "content/a.html?x=1#y" }] },
      { identifier: "r2", href: "content/b/c.html" },
    ]);
  });

  test.each([
    ["1.2", "1.2", []],
    ["CAM 1.3", "2004", []],
    ["2004 3rd Edition", "2004", []],
    ["7", "1.2", [{ code: "version.unknown", at: "7" }]],
  ])("its version: %s", (written, version, problems) => {
    const root = manifest(metadata(written), organizations([item("r")]), resources(resource("r", "a.html")));
    expect(read(root)).toMatchObject({ version, problems });
  });

  test("without an organization its pages are its items, as in an LMS: those that report, otherwise the first", () => {
    const empty = element("organizations", {}, []);
    const asset = element("resource", { identifier: "r0", href: "shared.html", scormtype: "asset" });
    const pages = [asset, resource("r1", "a.html"), resource("r2", "c.html", "b/"), resource("r3", "")];
    for (const before of [[empty], []]) {
      const root = manifest(metadata("1.2"), ...before, resources(...pages));
      const config = read(root);
      expect(config.problems.map(({ code }) => code)).toContain("organization.missing");
      expect(config.manifest.organizations.organization[0]?.item).toMatchObject([
        { identifierref: "r1", title: "a.html" },
        { identifierref: "r2" },
      ]);
      expect(describeActivities(root, config).item.map(({ href, kind }) => [href, kind])).toEqual([
        ["content/a.html", "sco"],
        ["content/b/c.html", "sco"],
      ]);
      const shown = manifest(
        metadata("1.2"),
        ...before,
        resources(asset, { ...asset, attributes: { ...asset.attributes, identifier: "r9" } }),
      );
      expect(describeActivities(shown, read(shown)).item.map(({ kind }) => kind)).toEqual(["asset"]);
    }
  });

  test("a cartridge of another standard is not SCORM", () => {
    const schema = element("metadata", {}, [element("schema", {}, "IMS Common Cartridge")]);
    const named = element("manifest", { xmlns: "http://www.imsglobal.org/xsd/imsccv1p1/imscp_v1p1" }, []);
    for (const root of [manifest(schema, organizations([])), named])
      expect(readManifest(root, listing)).toEqual({ ok: false, error: "common-cartridge" });
  });

  test("a missing entry page for old players is told as such, unless an item starts with it", () => {
    const file = (href: string) => element("file", { href });
    const files = element("resource", { identifier: "r1", href: "a.html", scormtype: "sco" }, [
      file("a.html"),
      file("../story.html"),
      file("lost.png"),
    ]);
    const { problems } = read(manifest(metadata("1.2"), organizations([item("r1")]), resources(files)));
    expect(problems).toEqual([
      { code: "entry.old", at: "story.html" },
      { code: "file.missing", at: "content/lost.png" },
    ]);
    const started = manifest(metadata("1.2"), organizations([item("r1")]), resources(resource("r1", "../story.html")));
    expect(read(started).problems).toMatchObject([{ code: "launch.missing", at: "story.html" }]);
  });

  test("content that its pages load by http: is told", () => {
    const root = manifest(metadata("1.2"), organizations([item("r1")]), resources(resource("r1", "a.html")));
    const where = { ...listing, insecure: ["content/a.html"] };
    expect(read(root, where).problems).toEqual([{ code: "address.insecure", at: "content/a.html" }]);
  });

  test("§3.181 its language is the one of its metadata, and its path the one inside the package", () => {
    const rest = [organizations([item("r")]), resources(resource("r", "a.html"))];
    const spoken = element("lom", {}, [
      element("general", {}, [element("language", {}, "en-GB"), element("language", {}, "fr")]),
    ]);
    const files = listing.files.map((path) => `course/${path}`);
    const config = read(manifest(metadata("1.2", spoken), ...rest), { root: "course/", files });
    expect(config.manifest.metadata).toEqual({ lom: { general: { language: "en-GB" } } });
    expect(config.imsmanifestRealPath).toBe("course/imsmanifest.xml");
    expect(read(manifest(metadata("1.2"), ...rest)).manifest).not.toHaveProperty("metadata");
  });

  test("§3.189 title, description and duration come from the metadata, of either kind; without it the title is the organization's", () => {
    const rest = [organizations([item("r")]), resources(resource("r", "a.html"))];
    const lom = (word: string, time: string) =>
      element("lom", {}, [
        element("general", {}, [
          element("title", {}, [element(word, { lang: "fr" }, "Titre"), element(word, { lang: "en" }, "Title")]),
          element("description", {}, [element(word, {}, "Une description")]),
        ]),
        element("educational", {}, [element("typicallearningtime", {}, [element(time, {}, "PT1H30M")])]),
      ]);
    const context = { title: "Titre", description: "Une description", duration: 5_400 };
    expect(read(manifest(metadata("1.2", lom("langstring", "datetime")), ...rest)).context).toEqual(context);
    expect(read(manifest(metadata("2004", lom("string", "duration")), ...rest)).context).toEqual(context);
    expect(read(manifest(metadata("1.2"), ...rest)).context).toEqual({
      title: "Safety",
      description: "",
      duration: null,
    });
  });

  test("decisions 7: a part that may not work is told, and the package accepted", () => {
    const root = manifest(
      metadata("1.2"),
      organizations([item("r1"), item("gone"), item("r2"), item("r3")], "other"),
      resources(resource("r1", "away.html"), resource("r2", "javascript:alert(1)"), resource("r3", "//evil.example/x")),
    );
    const { problems, manifest: found } = read(root);
    expect(problems).toEqual(
      expect.arrayContaining([
        { code: "launch.missing", at: "content/away.html" },
        { code: "item.dangling", at: "i-gone" },
        { code: "launch.outside", at: "r2" },
        { code: "launch.outside", at: "r3" },
        { code: "organization.default-missing", at: "other" },
      ]),
    );
    expect(found.resources.resource.map(({ href }) => href)).toEqual(["content/away.html", null, null]);
    expect(found.organizations.default).toBe("o");
    expect(read(manifest()).problems.map(({ code }) => code)).toEqual(["version.unknown", "organization.missing"]);
    expect(readManifest(element("html"), listing)).toMatchObject({ ok: false });
  });

  test("decisions 7: of several organizations the default one is played; the first where none is named, or it does not exist", () => {
    const several = (wanted?: string) =>
      element("organizations", wanted === undefined ? {} : { default: wanted }, [
        element("organization", { identifier: "first" }, [title("First"), item("r1")]),
        element("organization", { identifier: "second" }, [title("Second"), item("r1")]),
      ]);
    const played = (wanted?: string) => {
      const { manifest: found, problems } = read(
        manifest(metadata("1.2"), several(wanted), resources(resource("r1", "a.html"))),
      );
      return [
        found.organizations.default,
        problems.filter(({ code }) => code.startsWith("organization")).map(({ code }) => code),
      ];
    };
    expect(played("second")).toEqual(["second", []]);
    expect(played("gone")).toEqual(["first", ["organization.default-missing"]]);
    expect(played()).toEqual(["first", []]);
  });

  test("decisions 7: a missing page is told once, as the one that opens an item", () => {
    const { problems } = read(
      manifest(
        metadata("1.2"),
        organizations([item("r1")]),
        resources(
          element("resource", { identifier: "r2" }, [element("file", { href: "away.html" })]),
          resource("r1", "away.html"),
        ),
      ),
    );
    expect(problems).toEqual([{ code: "launch.missing", at: "content/away.html" }]);
  });

  test("in a folder of its own its files are looked for beside it", () => {
    const root = manifest(
      metadata("1.2"),
      organizations([item("r")]),
      element("resources", {}, [resource("r", "a.html")]),
    );
    expect(read(root, { root: "Course/", files: ["Course/a.html"] })).toMatchObject({ root: "Course/", problems: [] });
  });
});

describe("attack 63: where an address leads", () => {
  test.each([
    [["a/", "b/"], "c%20d.html?x=../y#z", { path: "a/b/c d.html", query: "?x=../y#z" }],
    [["a/"], "..\\b.html", { path: "b.html", query: "" }],
    [[undefined], "/top.html", { path: "top.html", query: "" }],
    [["http://evil.example/"], "a.html", null],
    [[], "%00.html", { path: "%00.html", query: "" }],
    [["a%0a/"], "b%20c.html", { path: "a%0a/b c.html", query: "" }],
    [[], "../a.html", null],
    [["a/"], "%2e%2e/%2e%2e/b", null],
    [[], " javascript:alert(1)", null],
    [[], "java%73cript:alert(1)", null],
    [[], "C:\\windows", null],
    [[], "\\\\evil\\x", null],
  ])("%j %s", (bases, href, expected) => {
    expect(resolveHref(bases, href)).toEqual(expected);
  });

  test("whatever is written, the address stays inside", () => {
    const step = fc.constantFrom("..", ".", "a", "", "/", "\\", "%2e%2e", "%2f", "b.html", ":", "?");
    fc.assert(
      fc.property(
        fc.array(step).map((steps) => steps.join("/")),
        fc.array(step).map((steps) => steps.join("")),
        (base, href) => {
          const found = resolveHref([base], href);
          if (found) expect(found.path.split("/")).not.toContain("..");
        },
      ),
    );
  });
});

test("decisions 7: a 1.2 condition that cannot be read, or names an item that does not exist, is told", () => {
  const wait = (identifier: string, text: string) =>
    element("item", { identifier, identifierref: "r" }, [element("prerequisites", {}, text)]);
  const root = element("manifest", {}, [
    metadata("1.2"),
    organizations([wait("a", ""), wait("b", "a"), wait("c", "a &"), wait("d", "gone")]),
    resources(resource("r", "page.html")),
  ]);
  const config = readManifest(root, { root: "", files: ["content/page.html"] });
  expect(config.ok && config.value.problems).toEqual([
    { code: "prerequisites.unreadable", at: "c" },
    { code: "prerequisites.unreadable", at: "d" },
  ]);
});

test("decisions 7: items without a unique name get one, and that is told", () => {
  const named = (identifier?: string) =>
    element("item", { identifierref: "r", ...(identifier !== undefined && { identifier }) }, [title("One")]);
  const root = element("manifest", {}, [
    metadata("1.2"),
    organizations([
      named("a"),
      named("a"),
      named(),
      named(""),
      named("constructor"),
      named("__proto__"),
      named("item-2"),
    ]),
    resources(resource("r", "page.html")),
  ]);
  const config = readManifest(root, { root: "", files: ["content/page.html"] });
  if (!config.ok) throw new Error("it is a manifest");
  const items = config.value.manifest.organizations.organization[0]?.item.map(({ identifier }) => identifier) ?? [];
  expect(items[0]).toBe("a");
  expect(new Set(items).size).toBe(items.length);
  for (const one of items) expect([one, one in {}]).toEqual([one, false]);
  expect(config.value.problems).toEqual(
    ["a", "", "", "constructor", "__proto__", "item-2"].map((at) => ({ code: "item.unnamed", at })),
  );
});

test("decisions 7: without a readable version, vocabulary of 2004 anywhere in it decides", () => {
  const judge = (names: Record<string, string>) => {
    const read = readManifest(element("manifest", names, [organizations([])]), { root: "", files: [] });
    return read.ok && read.value.version;
  };
  for (const name of ["adlcp_v1p3", "imscp_v1p1", "adlseq_v1p3", "adlnav_v1p3", "imsss"])
    expect([name, judge({ xmlns: `http://x/${name}` })]).toEqual([name, "2004"]);
  expect(judge({ xmlns: "http://x/imscp_rootv1p1p2", adlcp: "http://x/adlcp_rootv1p2" })).toBe("1.2");
});
