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
  /** What its manifest says, as the upload answered it. */
  manifest: z.optional(scormConfigSchema.shape.manifest),
  /** What the upload answered beside it. */
  report: z.optional(packageReportSchema),
  /** What makes it complete; absent: what its content says. */
  completion: z.optional(completionRuleSchema),
});

/** Its params come with its upload, which touches it. A new one waits for a package. */
export const scormKind: ProductKind = {
  read: readParts({
    schema: scormSchema,
    findGap: (content) => (isThere(content) ? findPageGap(content) : "package"),
    // Of a course that we do not know the language of, none is shown.
    card: ({ config }) => (config?.local === undefined ? { language: null } : {}),
    judgeSteps: (content) => ({ isTouched: isTouched(content) || isThere(content) }),
  }),
  create: ({ title, local, author }) => ({
    version: PARTS_VERSION,
    context: { title, ...(author && { author }) },
    config: { local },
  }),
};

/** Of what is told of a package: of those that were made before, nothing is. */
function findPageGap(content: unknown): "page" | null {
  const report = readPackageReport(content);
  return report?.problems && showsNothing(report) ? "page" : null;
}
/** Of the library: nothing else is launched. */
const isThere = (content: { readonly package?: string | undefined }): boolean =>
  listReferences(content.package).length > 0;
