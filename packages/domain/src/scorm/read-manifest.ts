// Knows how the manifest of a SCORM package is read (§3.188–§3.191, decisions 7): what it says, and what of it may not work.
import { fail, parseIsoDuration, type Result, succeed } from "../kernel/index.ts";
import { resolveHref } from "./resolve-href.ts";
import type { PackageProblem, ScormConfig, ScormItem, ScormResource } from "./scorm-config.ts";
import { findChild, listChildren, type XmlElement } from "./xml-element.ts";

/** Where a package's manifest stands, and what stands beside it. */
export interface PackageListing {
  /** Empty, or ends with a slash. */
  readonly root: string;
  /** Paths of all files from the top of the package. */
  readonly files: readonly string[];
}

/** `manifest` is the element at its top. Fails where it is none of SCORM. `editionInfo` is the caller's own, and kept with it. */
export function readManifest(
  manifest: XmlElement,
  listing: PackageListing,
  editionInfo: Readonly<Record<string, unknown>> = {},
): Result<ScormConfig, "no-manifest"> {
  if (manifest.name.toLowerCase() !== "manifest") return fail("no-manifest");
  const problems: ScormConfig["problems"] = [];
  const complain = (code: PackageProblem, at: string) => void problems.push({ code, at });
  const schemaVersion = findChild(manifest, "metadata", "schemaversion")?.text || null;
  const version = judgeVersion(schemaVersion) ?? judgeNames(manifest);
  if (!version) complain("version.unknown", schemaVersion ?? "");
  const resource = readResources(manifest, listing, complain);
  const organizations = findChild(manifest, "organizations");
  const organization = listChildren(organizations, "organization").map((one) => ({
    identifier: one.attributes["identifier"] ?? "",
    title: findChild(one, "title")?.text ?? "",
    item: readItems(one, resource, complain),
  }));
  if (organization.length === 0) complain("organization.missing", "");
  const wanted = organizations?.attributes["default"];
  const played = organization.find(({ identifier }) => identifier === wanted) ?? organization[0];
  if (wanted !== undefined && played && played.identifier !== wanted) complain("organization.default-missing", wanted);
  if (played && !startsSomething(played.item, resource)) complain("launch.none", played.identifier);
  return succeed({
    version: version ?? "1.2",
    schemaVersion,
    context: readContext(manifest, played?.title ?? ""),
    manifest: {
      identifier: manifest.attributes["identifier"] ?? "",
      ...describeLanguage(manifest),
      organizations: { default: played?.identifier ?? null, organization },
      resources: { resource },
    },
    root: listing.root,
    imsmanifestRealPath: `${listing.root}imsmanifest.xml`,
    problems,
    editionInfo: { ...editionInfo },
  });
}

/** Of the metadata in the manifest itself; of several the first. */
function describeLanguage(manifest: XmlElement): Pick<ScormConfig["manifest"], "metadata"> {
  const language = findChild(manifest, "metadata", "lom", "general", "language")?.text;
  return language ? { metadata: { lom: { general: { language } } } } : {};
}

/** `1.2`; `2004 3rd Edition`, or `CAM 1.3` as the second edition writes it. */
function judgeVersion(text: string | null): ScormConfig["version"] | null {
  if (text === null) return null;
  if (/2004|CAM\s*1\.3|^1\.3/i.test(text)) return "2004";
  return /^1\.2$/.test(text) ? "1.2" : null;
}

/** By the vocabulary that it is written in, where it does not say. */
function judgeNames({ attributes }: XmlElement): ScormConfig["version"] | null {
  const names = Object.values(attributes).join(" ");
  if (/adlcp_v1p3/.test(names)) return "2004";
  return /adlcp_rootv1p2/.test(names) ? "1.2" : null;
}

type Complain = (code: PackageProblem, at: string) => void;

function readResources(manifest: XmlElement, { root, files }: PackageListing, complain: Complain): ScormResource[] {
  const there = new Set(files);
  const resources = findChild(manifest, "resources");
  return listChildren(resources, "resource").map((one) => {
    const identifier = one.attributes["identifier"] ?? "";
    const bases = [manifest, resources, one].map((element) => element?.attributes["base"]);
    const find = (href: string, missing: PackageProblem): string | null => {
      const found = resolveHref(bases, href);
      if (!found) complain("launch.outside", identifier);
      else if (!there.has(root + found.path)) complain(missing, found.path);
      return found && found.path + found.query;
    };
    const href = one.attributes["href"];
    const file = listChildren(one, "file").flatMap((each) => find(each.attributes["href"] ?? "", "file.missing") ?? []);
    return {
      identifier,
      scormType: one.attributes["scormtype"]?.toLowerCase() ?? null,
      href: href ? find(href, "launch.missing") : null,
      file: file.map((path) => ({ href: path })),
    };
  });
}

function readItems(parent: XmlElement, resources: readonly ScormResource[], complain: Complain): ScormItem[] {
  return listChildren(parent, "item").map((one) => {
    const identifier = one.attributes["identifier"] ?? "";
    const identifierref = one.attributes["identifierref"] || null;
    if (identifierref !== null && !resources.some((resource) => resource.identifier === identifierref))
      complain("item.dangling", identifier);
    return {
      identifier,
      title: findChild(one, "title")?.text ?? "",
      identifierref,
      parameters: one.attributes["parameters"] || null,
      isVisible: one.attributes["isvisible"] !== "false",
      item: readItems(one, resources, complain),
    };
  });
}

const startsSomething = (items: readonly ScormItem[], resources: readonly ScormResource[]): boolean =>
  items.some(
    ({ identifierref, item }) =>
      resources.some(({ identifier, href }) => identifier === identifierref && href !== null) ||
      startsSomething(item, resources),
  );

/** Of the metadata in the manifest itself, whichever of its versions; texts in several languages give the first. */
function readContext(manifest: XmlElement, title: string): ScormConfig["context"] {
  const lom = findChild(manifest, "metadata", "lom");
  const general = findChild(lom, "general");
  const textOf = (element: XmlElement | undefined): string =>
    (findChild(element, "langstring") ?? findChild(element, "string") ?? element)?.text ?? "";
  const time = findChild(lom, "educational", "typicallearningtime");
  const duration = (findChild(time, "datetime") ?? findChild(time, "duration"))?.text;
  return {
    title: textOf(findChild(general, "title")) || title,
    description: textOf(findChild(general, "description")),
    duration: duration === undefined ? null : (parseIsoDuration(duration) ?? null),
  };
}
