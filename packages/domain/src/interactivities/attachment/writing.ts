// Knows what those who make and judge a list of files need.
import { applyEdits } from "../../kernel/index.ts";
import type { KindWriting, UnwrittenPart } from "../kind/kind-rules.ts";
import { canOpen } from "./name-file.ts";
import type { AttachedFile, Attachments } from "./schema.ts";

function listUnwritten(file: AttachedFile, number: number): readonly UnwrittenPart[] {
  if (file.sample !== undefined && !canOpen(file)) return [{ kind: "sample", number }];
  return [
    ...(file.name.trim() === "" ? [{ kind: "name", number } as const] : []),
    ...(canOpen(file) ? [] : [{ kind: file.required ? "required-address" : "address", number } as const]),
  ];
}

/** Files to read. */
export const attachmentWriting: KindWriting<Attachments> = {
  names: { en: "a list of files", fr: "un bloc de fichiers" },
  listTexts: ({ data }) => data.attachments.map(({ name }) => name),
  editTexts: (one, edit) => ({
    ...one,
    data: {
      ...one.data,
      attachments: one.data.attachments.map((file) => ({ ...file, name: applyEdits(file.name, edit(file.name)) })),
    },
  }),
  listMedia: () => [],
  findPicture: () => undefined,
  isBlank: () => false,
  listUnwritten: ({ data }) => data.attachments.flatMap((file, index) => listUnwritten(file, index + 1)),
  findBest: ({ data }) => (data.attachments.some(canOpen) ? { status: "COMPLETE" } : undefined),
};
