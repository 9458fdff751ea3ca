// Knows a file of the library, or an address of the web, as a product of its own (§7.111).
import * as z from "zod/mini";
import { isTitled, PARTS_VERSION, partsSchema, rate } from "../kind/parts.ts";
import type { ProductKind } from "../kind/product-kind.ts";
import { readParts } from "../kind/read-parts.ts";
import { readSource } from "./attached-source.ts";

const attachmentSchema = z.extend(partsSchema, {
  /** What learners open: `document:<slug>`, or an https address; absent until one was chosen. */
  source: z.optional(z.string()),
  /** For those who cannot see or hear it (`AttachedAlternatives`). */
  alternative: z.optional(z.string()),
  captionsSrc: z.optional(z.string()),
  transcript: z.optional(z.string()),
});

/** Content: there is something to open. */
export const attachmentKind: ProductKind = {
  read: readParts({
    schema: attachmentSchema,
    findGap: (content) => (readSource(content) === null ? "source" : null),
    judgeSteps: (content) => ({ params: rate(isTitled(content)) }),
  }),
  create: ({ title, local, author }) => ({
    version: PARTS_VERSION,
    context: { title, ...(author && { author }) },
    config: { local },
  }),
};
