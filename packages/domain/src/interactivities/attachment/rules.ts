// Knows the kind `attachment` as a whole: what a player needs of it, and what who makes and judges it needs.
import type { KindRules, KindWriting } from "../kind/kind-rules.ts";
import { keepWhole, plain, unshown, wordless } from "../kind/plain.ts";
import { mendFiles } from "./mend-files.ts";
import type { Attachments } from "./schema.ts";

/** Files to read. */
export const attachment: KindRules<Attachments> = {
  ...plain,
  ...wordless,
  defaults: { attachments: [], direction: "HORIZONTAL" },
  isReadWithPage: false,
  split: keepWhole,
  mend: mendFiles,
};

/** Files to read. */
export const attachmentWriting: KindWriting<Attachments> = {
  ...unshown,
  names: { en: "a list of files", fr: "un bloc de fichiers" },
  listTexts: ({ data }) => data.attachments.map(({ name }) => name),
};
