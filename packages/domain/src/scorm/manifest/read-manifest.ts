// Knows how the manifest of a SCORM package is read (§3.188–§3.191, decisions 7): its content, and which parts may not
// work.
import { deriveFreeSlug, fail, parseIsoDuration, type Result, succeed } from "../../kernel/index.ts";
import { foldPath } from "../package-files/fold-path.ts";
import { resolveHref } from "../package-files/resolve-href.ts";
import { findChild, listChildren, type XmlElement } from "../package-files/xml-element.ts";
import { readCondition } from "../prerequisites/index.ts";
import { findMetadataFile } from "./metadata-file.ts";
import { organizeResources } from "./organize-resources.ts";
import type { PackageProblem, ScormConfig, ScormItem, ScormResource } from "./scorm-config.ts";

/** Where a package's manifest stands, and what stands beside it. */
export interface PackageListing {
  /** Empty, or ends with a slash. */
  readonly root: string;
  /** Paths of all files from the top of the package. */
  readonly files: readonly string[];
  /**
   * The file that `findMetadataFile` names, where there is one: its element at the top, or null where it cannot be
   * read.
   */
  readonly metadata?: XmlElement | null | undefined;
  /** Paths of files that load something from elsewhere by `http:`; absent where nobody looked. */
  readonly insecure?: readonly string[] | undefined;
}

/**
 * `written` is its root element. Fails where that is not SCORM. `editionInfo` belongs to the caller, and is kept with
 * it.
 */
export function readManifest(
  written: XmlElement,
  listing: PackageListing,
  editionInfo: Readonly<Record<string, unknown>> = {},
): Result<ScormConfig, "no-manifest" | "common-cartridge"> {
  if (written.name.toLowerCase() !== "manifest") return fail("no-manifest");
  if (isCommonCartridge(written)) return fail("common-cartridge");
  const manifest = organizeResources(written);
  const problems: ScormConfig["problems"] = [];
  const complain = (code: PackageProblem, at: string) => void problems.push({ code, at });
  const schemaVersion = findChild(manifest, "metadata", "schemaversion")?.text || null;
  const version = judgeVersion(schemaVersion) ?? judgeNames(manifest);
  if (!version) complain("version.unknown", schemaVersion ?? "");
  const resource = readResources(manifest, listing, complain);
  const known = new Set(resource.map(({ identifier }) => identifier));
  const name = createNames(complain);
  const organizations = findChild(manifest, "organizations");
  const organization = listChildren(organizations, "organization").map((one) => ({
    identifier: one.attributes["identifier"] ?? "",
    title: findChild(one, "title")?.text ?? "",
    item: readItems(one, known, name, complain),
  }));
  if (listChildren(findChild(written, "organizations"), "organization").length === 0)
    complain("organization.missing", "");
  const wanted = organizations?.attributes["default"];
  const played = organization.find(({ identifier }) => identifier === wanted) ?? organization[0];
  if (wanted !== undefined && played && played.identifier !== wanted) complain("organization.default-missing", wanted);
  const playedElement = listChildren(organizations, "organization")[played ? organization.indexOf(played) : -1];
  if (playedElement && version !== "2004") judgePrerequisites(playedElement, complain);
  const startable = new Set(resource.flatMap(({ identifier, href }) => (href === null ? [] : [identifier])));
  if (played && !startsSomething(played.item, startable)) complain("launch.none", played.identifier);
  for (const path of listing.insecure ?? []) complain("address.insecure", path);
  const lom = judgeMetadata(manifest, listing, complain);
  return succeed({
    version: version ?? "1.2",
    schemaVersion,
    context: readContext(lom, played?.title ?? ""),
    manifest: {
      identifier: manifest.attributes["identifier"] ?? "",
      ...describeLanguage(lom),
      organizations: { default: played?.identifier ?? null, organization },
      resources: { resource },
    },
    root: listing.root,
    imsmanifestRealPath: `${listing.root}imsmanifest.xml`,
    problems,
    editionInfo: { ...editionInfo },
  });
}

/** The metadata of the package: those in the manifest count before those in a file of its own. */
function judgeMetadata(
  manifest: XmlElement,
  { root, files, metadata }: PackageListing,
  complain: Complain,
): readonly XmlElement[] {
  const place = findMetadataFile(manifest);
  if (place !== null && metadata === null)
    complain(foldAll(files).has(foldPath(root + place)) ? "metadata.unreadable" : "file.missing", place);
  const inline = findChild(manifest, "metadata", "lom");
  return [inline, metadata].flatMap((one) => (one ? [one] : []));
}

/** The first of several. */
function describeLanguage(lom: readonly XmlElement[]): Pick<ScormConfig["manifest"], "metadata"> {
  const language = findText(lom, (one) => findChild(one, "general", "language")?.text);
  return language ? { metadata: { lom: { general: { language } } } } : {};
}

/** `1.2`; `2004 3rd Edition`, or `CAM 1.3` as the second edition writes it. */
function judgeVersion(text: string | null): ScormConfig["version"] | null {
  if (text === null) return null;
  if (/2004|CAM\s*1\.3|^1\.3/i.test(text)) return "2004";
  return /^1\.2$/.test(text) ? "1.2" : null;
}

/** Courses of another standard, which have a manifest too. */
const isCommonCartridge = (manifest: XmlElement): boolean =>
  /common cartridge/i.test(findChild(manifest, "metadata", "schema")?.text ?? "") ||
  Object.values(manifest.attributes).some((name) => /imsccv1p/i.test(name));

/** The version by the vocabulary of the manifest, where it states none. */
function judgeNames({ attributes }: XmlElement): ScormConfig["version"] | null {
  const names = Object.values(attributes).join(" ");
  if (/adlcp_v1p3|imscp_v1p1\b|adlseq_v1p3|adlnav_v1p3|imsss/.test(names)) return "2004";
  return /adlcp_rootv1p2/.test(names) ? "1.2" : null;
}

const foldAll = (files: readonly string[]): ReadonlySet<string> => new Set(files.map(foldPath));

type Complain = (code: PackageProblem, at: string) => void;

/** Pages that authoring tools listed for old players, and that many no longer include: nobody opens them. */
const OLD_ENTRY =
  /^(story|story_flash|story_html5|story_unsupported|player|player_flash|index_flash|ioslaunch|amplaunch)\.(html?|swf)$/i;

function readResources(manifest: XmlElement, { root, files }: PackageListing, complain: Complain): ScormResource[] {
  const there = foldAll(files);
  const resources = findChild(manifest, "resources");
  /** Each once, though several parts of a package may need it. */
  const missed = new Set<string>();
  const opened = listChildren(resources, "resource").map((one) => {
    const identifier = one.attributes["identifier"] ?? "";
    const bases = [manifest, resources, one].map((element) => element?.attributes["base"]);
    const find = (href: string, missing: PackageProblem): string | null => {
      const found = resolveHref(bases, href);
      if (!found) complain("launch.outside", identifier);
      else if (!there.has(foldPath(root + found.path)) && !missed.has(found.path)) {
        missed.add(found.path);
        complain(missing === "file.missing" && OLD_ENTRY.test(found.path) ? "entry.old" : missing, found.path);
      }
      return found && found.path + found.query;
    };
    const href = one.attributes["href"];
    return { one, identifier, find, href: href ? find(href, "launch.missing") : null };
  });
  // Files that open an item come first: a missing one is worse than any other.
  return opened.map(({ one, identifier, find, href }) => {
    const file = listChildren(one, "file").flatMap((each) => find(each.attributes["href"] ?? "", "file.missing") ?? []);
    return {
      identifier,
      scormType: one.attributes["scormtype"]?.toLowerCase() ?? null,
      href,
      file: file.map((path) => ({ href: path })),
    };
  });
}

/**
 * The data of an item is kept under its identifier: an item without one, with another's, or with a name that every
 * object has, gets a new one.
 */
function createNames(complain: Complain): (written: string) => string {
  const taken = new Set(["", ...Object.getOwnPropertyNames(Object.prototype)]);
  let count = 0;
  return (written) => {
    count += 1;
    let name = written;
    if (taken.has(written)) {
      complain("item.unnamed", written);
      name = deriveFreeSlug(`item-${count}`, (slug) => taken.has(slug));
    }
    taken.add(name);
    return name;
  };
}

function readItems(
  parent: XmlElement,
  resources: ReadonlySet<string>,
  name: (written: string) => string,
  complain: Complain,
): ScormItem[] {
  return listChildren(parent, "item").map((one) => {
    const identifier = name(one.attributes["identifier"] ?? "");
    const identifierref = one.attributes["identifierref"] || null;
    if (identifierref !== null && !resources.has(identifierref)) complain("item.dangling", identifier);
    return {
      identifier,
      title: findChild(one, "title")?.text ?? "",
      identifierref,
      parameters: one.attributes["parameters"] || null,
      isVisible: one.attributes["isvisible"] !== "false",
      item: readItems(one, resources, name, complain),
    };
  });
}

function judgePrerequisites(organization: XmlElement, complain: Complain): void {
  const listItems = (parent: XmlElement): readonly XmlElement[] =>
    listChildren(parent, "item").flatMap((one) => [one, ...listItems(one)]);
  const items = listItems(organization);
  const identifiers = new Set(items.map(({ attributes }) => attributes["identifier"] ?? ""));
  for (const one of items) {
    const text = findChild(one, "prerequisites")?.text;
    if (text && !readCondition(text, identifiers))
      complain("prerequisites.unreadable", one.attributes["identifier"] ?? "");
  }
}

const startsSomething = (items: readonly ScormItem[], resources: ReadonlySet<string>): boolean =>
  items.some(
    ({ identifierref, item }) =>
      (identifierref !== null && resources.has(identifierref)) || startsSomething(item, resources),
  );

const findText = (lom: readonly XmlElement[], read: (one: XmlElement) => string | undefined): string =>
  lom.map((one) => read(one)?.trim() ?? "").find((text) => text !== "") ?? "";

/** From the metadata of any version; of texts in several languages the first is taken. */
function readContext(lom: readonly XmlElement[], title: string): ScormConfig["context"] {
  const textOf = (element: XmlElement | undefined): string | undefined =>
    (findChild(element, "langstring") ?? findChild(element, "string") ?? element)?.text;
  const duration = findText(lom, (one) => {
    const time = findChild(one, "educational", "typicallearningtime");
    return (findChild(time, "datetime") ?? findChild(time, "duration"))?.text;
  });
  return {
    title: findText(lom, (one) => textOf(findChild(one, "general", "title"))) || title,
    description: findText(lom, (one) => textOf(findChild(one, "general", "description"))),
    duration: duration === "" ? null : (parseIsoDuration(duration) ?? null),
  };
}
