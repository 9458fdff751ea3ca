// Knows how an uploaded package enters the content of a product, and what is reported of it afterwards (§3.188–§3.191,
// §4.134).
import * as z from "zod/mini";
import {
  readPackageLanguage,
  type ScormConfig,
  type ScormItem,
  type ScormResource,
  scormConfigSchema,
} from "../../scorm/index.ts";
import { PARTS_VERSION } from "../kind/parts.ts";
import { readRecord } from "../kind/retitle-product.ts";

type Content = Readonly<Record<string, unknown>>;

/** What an upload answered: the slug of the file that it keeps, and what its manifest says. */
export interface FilledPackage {
  readonly documentSlug: string;
  readonly config: ScormConfig;
}

const findLanguage = ({ manifest }: ScormConfig): string | undefined => manifest.metadata?.lom.general.language;

/** The content of a new product with this package; the upload counts as the author's first edit (§4.134). */
export function createScormContent(title: string, { documentSlug, config }: FilledPackage): Content {
  const { description, duration } = config.context;
  const context = { title, ...(description && { lesson: description }), ...(duration !== null && { duration }) };
  const local = readPackageLanguage(findLanguage(config));
  const begun = { version: PARTS_VERSION, context, config: { ...(local && { local }) } };
  return replacePackage(begun, { documentSlug, config });
}

/** The same product with another package: its author's settings stay. */
export function replacePackage(content: Content, { documentSlug, config }: FilledPackage): Content {
  const { version, schemaVersion, problems, manifest } = config;
  return {
    ...content,
    package: `document:${documentSlug}`,
    manifest,
    report: { version, schemaVersion, problems },
    editionInfo: { ...readRecord(content["editionInfo"]), createStatus: "TOUCHED", paramsStatus: "TOUCHED" },
  };
}

/** An item of a package in its report. */
export interface ReportedItem {
  readonly identifier: string;
  readonly title: string;
  /** How deep it is nested; 0 at the top. */
  readonly depth: number;
  /** The file that starts, from the package's manifest; null for a heading, and for an item that starts nothing. */
  readonly href: string | null;
}
/** What a package is reported to hold. */
export interface PackageReport {
  /** Null where the product did not store it, as older ones did not. */
  readonly version: ScormConfig["version"] | null;
  /** As the manifest spells it. */
  readonly schemaVersion: string | null;
  readonly problems: ScormConfig["problems"] | null;
  readonly items: readonly ReportedItem[];
  /** How many files its manifest names. */
  readonly files: number;
}

const { shape } = scormConfigSchema;
/** The part of the report that the content stores beside its manifest. */
export const packageReportSchema = z.object({
  version: shape.version,
  schemaVersion: shape.schemaVersion,
  problems: shape.problems,
});

/** The report of a fresh upload. */
export const reportPackage = ({ manifest, version, schemaVersion, problems }: ScormConfig): PackageReport => ({
  version,
  schemaVersion,
  problems,
  ...reportManifest(manifest),
});

/** The report of a product's unparsed content; null while it has no package, and where its manifest cannot be read. */
export function readPackageReport(content: unknown): PackageReport | null {
  const { manifest, report } = readRecord(content);
  const read = shape.manifest.safeParse(manifest);
  if (!read.success) return null;
  const told = packageReportSchema.safeParse(report);
  const { version, schemaVersion, problems } = told.success
    ? told.data
    : { version: null, schemaVersion: null, problems: null };
  return { version, schemaVersion, problems, ...reportManifest(read.data) };
}

/**
 * True where nothing can be shown: the package starts nothing, or holds its manifest alone without the pages it names.
 */
export function showsNothing({ items, problems }: Pick<PackageReport, "items" | "problems">): boolean {
  const missing = new Set(problems?.flatMap(({ code, at }) => (code === "launch.missing" ? [at] : [])));
  const pages = items.flatMap(({ href }) => (href === null ? [] : [href.replace(/[?#].*$/s, "")]));
  return pages.every((page) => missing.has(page));
}

function reportManifest({ organizations, resources }: ScormConfig["manifest"]): Pick<PackageReport, "items" | "files"> {
  const { default: wanted, organization: all } = organizations;
  const played = all.find(({ identifier }) => identifier === wanted) ?? all[0];
  const files = new Set(resources.resource.flatMap(({ file }) => file.map(({ href }) => href)));
  return { items: listItems(played?.item ?? [], resources.resource, 0), files: files.size };
}

const listItems = (
  items: readonly ScormItem[],
  resources: readonly ScormResource[],
  depth: number,
): readonly ReportedItem[] =>
  items.flatMap(({ identifier, title, identifierref, item }) => [
    {
      identifier,
      title: title || identifier,
      depth,
      href: resources.find((one) => identifierref !== null && one.identifier === identifierref)?.href ?? null,
    },
    ...listItems(item, resources, depth + 1),
  ]);
