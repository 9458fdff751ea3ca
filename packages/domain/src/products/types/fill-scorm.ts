// Knows how an uploaded package enters the content of a product, and how it is told of afterwards (§3.188–§3.191,
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

/** The content of a new product with this package, which its upload has touched (§4.134). */
export function createScormContent(title: string, { documentSlug, config }: FilledPackage): Content {
  const { description, duration } = config.context;
  const context = { title, ...(description && { lesson: description }), ...(duration !== null && { duration }) };
  const local = readPackageLanguage(findLanguage(config));
  const begun = { version: PARTS_VERSION, context, config: { ...(local && { local }) } };
  return replacePackage(begun, { documentSlug, config });
}

/** The same product with another package: what its author said of it stays. */
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

/** An item of a package as it is told of. */
export interface ReportedItem {
  readonly identifier: string;
  readonly title: string;
  /** 0 at the top. */
  readonly depth: number;
  /** The file that starts, from the package's manifest; null for a heading, and for what starts nothing. */
  readonly href: string | null;
}
/** What is told of a package. */
export interface PackageReport {
  /** What was not kept with the product is null: products that were made before have none. */
  readonly version: ScormConfig["version"] | null;
  /** As the manifest writes it. */
  readonly schemaVersion: string | null;
  readonly problems: ScormConfig["problems"] | null;
  readonly items: readonly ReportedItem[];
  /** How many files its manifest names. */
  readonly files: number;
}

const { shape } = scormConfigSchema;
/** What stands in the content beside its manifest. */
export const packageReportSchema = z.object({
  version: shape.version,
  schemaVersion: shape.schemaVersion,
  problems: shape.problems,
});

/** Of what an upload answered. */
export const reportPackage = ({ manifest, version, schemaVersion, problems }: ScormConfig): PackageReport => ({
  version,
  schemaVersion,
  problems,
  ...reportManifest(manifest),
});

/** Of the content of a product, unparsed; null while it has no package, and where its manifest cannot be read. */
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
 * Nothing of it can be shown: it starts nothing, or may name its pages and have none of them, where only its manifest
 * was packed.
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
