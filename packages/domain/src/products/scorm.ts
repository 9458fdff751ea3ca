// Knows an uploaded SCORM package as a product (§3.188–§3.191, §4.131, §4.134).
import * as z from "zod/mini";
import { scormConfigSchema } from "../scorm/index.ts";
import { packageReportSchema } from "./fill-scorm.ts";
import { isTouched, PARTS_VERSION, partsSchema } from "./parts.ts";
import type { ProductKind } from "./product-kind.ts";
import { readParts } from "./read-parts.ts";

const scormSchema = z.extend(partsSchema, {
  /** The package in the library, `document:<slug>`; absent until one was uploaded. */
  package: z.optional(z.string()),
  /** What its manifest says, as the upload answered it. */
  manifest: z.optional(scormConfigSchema.shape.manifest),
  /** What the upload answered beside it. */
  report: z.optional(packageReportSchema),
});

/** Its params come with its upload, which touches it. A new one waits for a package. */
export const scormKind: ProductKind = {
  read: readParts({
    schema: scormSchema,
    findGap: (content) => (isThere(content) ? null : "package"),
    judgeSteps: (content) => ({ isTouched: isTouched(content) || isThere(content) }),
  }),
  create: ({ title, local, author }) => ({
    version: PARTS_VERSION,
    context: { title, ...(author && { author }) },
    config: { local },
  }),
};

const isThere = (content: { readonly package?: string | undefined }): boolean => (content.package ?? "").trim() !== "";
