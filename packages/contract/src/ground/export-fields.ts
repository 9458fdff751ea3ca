// Knows the fields of every request for an export (§7.117).
import * as z from "zod/mini";
import { lineField } from "./fields.ts";

const label = z.optional(lineField());

/** Fields of a body; `slug`, `version` and `duration` are accepted and not read. */
export const exportFields = {
  slug: z.optional(z.string()),
  title: label,
  author: label,
  version: z.optional(z.string()),
  /** The language of the package, such as `fr` or `fr-CA`; the product's own when absent. */
  language: z.optional(z.string().check(z.maxLength(35), z.regex(/^[A-Za-z]{1,8}([-_][A-Za-z0-9]{1,8})*$/))),
  description: z.optional(z.string().check(z.maxLength(2000))),
  duration: z.optional(z.union([z.string(), z.literal(false)])),
  /** True: the draft, not the published version. */
  draft: z._default(z.boolean(), false),
};
