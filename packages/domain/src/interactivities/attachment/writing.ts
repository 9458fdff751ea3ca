// Knows what who makes and judges a list of files needs.
import type { KindWriting } from "../kind/kind-rules.ts";
import type { Attachments } from "./schema.ts";

/** No player of the platform shows them yet: nobody ends anything in them. */
export const attachmentWriting: KindWriting<Attachments> = {
  names: { en: "a list of files", fr: "un bloc de fichiers" },
  listTexts: ({ data }) => data.attachments.map(({ name }) => name),
  listMedia: () => [],
  findPicture: () => undefined,
  isBlank: () => false,
  findBest: () => undefined,
};
