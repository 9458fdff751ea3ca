// Knows what a list of files to read is made of (§3.140).
import * as z from "zod/mini";
import { common, type WithMedias } from "../kind/media.ts";

export const attachmentSchema = z.object({
  ...common,
  type: z.literal("attachment"),
  data: z.object({
    attachments: z.array(
      z.object({ slug: z.optional(z.string()), name: z.string(), src: z.string(), required: z.optional(z.boolean()) }),
    ),
    direction: z.enum(["HORIZONTAL", "VERTICAL"]),
  }),
});

/** Files to read (§3.140): a `src` is `document:<slug>` or an address of the web. */
export interface Attachments extends WithMedias<z.infer<typeof attachmentSchema>> {}
