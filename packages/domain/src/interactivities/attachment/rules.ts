// Knows what a player needs of the kind `attachment`.
import type { KindRules } from "../kind/kind-rules.ts";
import { makeParts } from "../kind/parts.ts";
import { keepWhole, plain, wordless } from "../kind/plain.ts";
import { mendFiles } from "./mend-files.ts";
import { canOpen, readFileKey } from "./name-file.ts";
import type { Attachments } from "./schema.ts";

/** Files to read. */
export const attachment: KindRules<Attachments> = {
  ...plain,
  ...wordless,
  defaults: { attachments: [], direction: "HORIZONTAL" },
  split: keepWhole,
  mend: mendFiles,
  // A file that leads nowhere is not waited for.
  listParts: ({ data }) =>
    makeParts(
      data.attachments.filter(canOpen).map((file) => ({ key: readFileKey(file), required: file.required })),
      (counted) => counted,
    ),
};
