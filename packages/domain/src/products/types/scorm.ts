// Knows an uploaded SCORM package as a product (§3.188–§3.191, §4.131, §4.134).
import * as z from "zod/mini";
import { listReferences } from "../../documents/index.ts";
import { completionRuleSchema, scormConfigSchema } from "../../scorm/index.ts";
import { isTouched, PARTS_VERSION, partsSchema } from "../kind/parts.ts";
import type { ProductKind } from "../kind/product-kind.ts";
import { readParts } from "../kind/read-parts.ts";
import { packageReportSchema, readPackageReport, showsNothing } from "./fill-scorm.ts";

const scormSchema = z.extend(partsSchema, {
  /** The package in the library, `document:<slug>`; absent until one was uploaded. */
  package: z.optional(z.string()),
  /** Its manifest, as the upload answered it. */
  manifest: z.optional(scormConfigSchema.shape.manifest),
  /** The other answers of the upload. */
  report: z.optional(packageReportSchema),
  /** What makes it complete; absent: the course's own rule. */
  completion: z.optional(completionRuleSchema),
});

/** Its params come with the upload, which counts as an edit. A new one waits for a package. */
export const scormKind: ProductKind = {
  read: readParts({
    schema: scormSchema,
    findGap: (content) => (isThere(content) ? findPageGap(content) : "package"),
    // A course whose language is unknown shows none.
    card: ({ config }) => (config?.local === undefined ? { language: null } : {}),
    judgeSteps: (content) => ({ isTouched: isTouched(content) || isThere(content) }),
  }),
  create: ({ title, local, author }) => ({
    version: PARTS_VERSION,
    context: { title, ...(author && { author }) },
    config: { local },
  }),
};

/** Read from the report: an older package without one has no gap. */
function findPageGap(content: unknown): "page" | null {
  const report = readPackageReport(content);
  return report?.problems && showsNothing(report) ? "page" : null;
}
/** The package must be a file of the library: nothing else is launched. */
const isThere = (content: { readonly package?: string | undefined }): boolean =>
  listReferences(content.package).length > 0;
