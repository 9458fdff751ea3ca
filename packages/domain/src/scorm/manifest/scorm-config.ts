// Knows the description of a SCORM package that is kept with the product (§3.188–§3.191).
import * as z from "zod/mini";

const nullable = z.nullable(z.string());
const itemSchema = z.object({
  identifier: z.string(),
  title: z.string(),
  /** What it starts; null for a heading. */
  identifierref: nullable,
  parameters: nullable,
  isVisible: z.boolean(),
  get item() {
    return z.array(itemSchema);
  },
});
const resourceSchema = z.object({
  identifier: z.string(),
  /** `sco` or `asset`, in lower case. */
  scormType: nullable,
  /** Where it starts inside the package, with its query; null where it starts nothing, or something outside. */
  href: nullable,
  file: z.array(z.object({ href: z.string() })),
});

/** What may not work in a package that is accepted nevertheless (decisions 7). */
export const PACKAGE_PROBLEMS = [
  "version.unknown",
  "organization.missing",
  "organization.default-missing",
  "item.dangling",
  "item.unnamed",
  "launch.none",
  "launch.missing",
  "launch.outside",
  "file.missing",
  /** A page for old players, which nobody opens, is named and missing. */
  "entry.old",
  /** A page loads pictures, fonts or frames from an address without encryption. */
  "address.insecure",
  /** A condition on other items that cannot be read, or names an item that does not exist: it blocks nobody. */
  "prerequisites.unreadable",
  /** Its metadata is in a file of its own that cannot be read as XML. */
  "metadata.unreadable",
] as const;
/** A thing that may not work in a package. */
export type PackageProblem = (typeof PACKAGE_PROBLEMS)[number];

/** What is known of a SCORM package from its manifest. */
export const scormConfigSchema = z.object({
  version: z.enum(["1.2", "2004"]),
  /** As it is written there, e.g. `2004 4th Edition`. */
  schemaVersion: nullable,
  context: z.object({
    /** Of the metadata, else of the organization. */
    title: z.string(),
    description: z.string(),
    /** Seconds that it usually takes. */
    duration: z.nullable(z.number()),
  }),
  manifest: z.object({
    identifier: z.string(),
    /** Its language as it is written there, such as `en-GB` (§3.181); absent where it says none. */
    metadata: z.optional(z.object({ lom: z.object({ general: z.object({ language: z.string() }) }) })),
    organizations: z.object({
      /** Of the organization that is played. */
      default: nullable,
      organization: z.array(z.object({ identifier: z.string(), title: z.string(), item: z.array(itemSchema) })),
    }),
    resources: z.object({ resource: z.array(resourceSchema) }),
  }),
  /** The folder inside the package that its manifest stands in; empty, or ends with a slash. */
  root: z.string(),
  /** The manifest's own path inside the package (§3.181). */
  imsmanifestRealPath: z.optional(z.string()),
  /** What may not work, and where: an identifier or a path. */
  problems: z.array(z.object({ code: z.enum(PACKAGE_PROBLEMS), at: z.string() })),
  editionInfo: z.record(z.string(), z.unknown()),
});
/** What is known of a SCORM package from its manifest. */
export type ScormConfig = z.infer<typeof scormConfigSchema>;
/** An item of a package: what starts something, or a heading above others. */
export type ScormItem = z.infer<typeof itemSchema>;
/** A resource of a package. */
export type ScormResource = z.infer<typeof resourceSchema>;
