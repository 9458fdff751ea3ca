// Knows what a list of files to read is made of (§3.140).
import * as z from "zod/mini";
import { common, type WithMedias } from "../kind/media.ts";

export const attachmentSchema = z.object({
  ...common,
  type: z.literal("attachment"),
  data: z.object({
    attachments: z.array(
      z.object({
        slug: z.optional(z.string()),
        name: z.string(),
        src: z.string(),
        /** Where one file of the list is required, only required ones count. */
        required: z.optional(z.boolean()),
        /** The language of the file, as BCP 47 names it; absent or empty where it is the course's own. */
        language: z.optional(z.string()),
        /** The parts that are still those of the example in a new list: `name`. */
        sample: z.optional(z.array(z.string())),
      }),
    ),
    direction: z.enum(["HORIZONTAL", "VERTICAL"]),
  }),
});

/** Files to read (§3.140): a `src` is `document:<slug>` or an address of the web. */
export interface Attachments extends WithMedias<z.infer<typeof attachmentSchema>> {}
/** One file to read. */
export type AttachedFile = Attachments["data"]["attachments"][number];
