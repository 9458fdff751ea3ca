// Knows what a new list of files is, and how an author changes one.
import type { SampleLanguage } from "../../games/index.ts";
import { createSlug } from "../../kernel/index.ts";
import type { AttachedFile, Attachments } from "./schema.ts";

export const MOST_FILES = 50;

const EXAMPLES: Readonly<Record<SampleLanguage, string>> = { EN: "A guide to keep", FR: "Un guide à garder" };

/** A list under a random slug, with a file that is still to be chosen. @param random gives numbers in [0, 1). */
export const createAttachments = (local: SampleLanguage, random: () => number): Attachments => ({
  slug: createSlug(random),
  type: "attachment",
  medias: [],
  data: {
    attachments: [{ slug: createSlug(random), name: EXAMPLES[local], src: "", sample: ["name"] }],
    direction: "VERTICAL",
  },
});

const withFiles = (one: Attachments, attachments: readonly AttachedFile[]): Attachments => ({
  ...one,
  data: { ...one.data, attachments },
});

/** What an author writes of a file; undefined removes a part. */
export type FilePart = { readonly [K in "name" | "src" | "required" | "language"]?: AttachedFile[K] | undefined };

/**
 * Changes the file at this place in the list, from 0, because files of older content have no slug. What is written no
 * longer counts as the example.
 */
export const changeFile = (one: Attachments, at: number, part: FilePart): Attachments =>
  withFiles(
    one,
    one.data.attachments.map((file, index) => {
      if (index !== at) return file;
      const written = Object.entries({ ...file, ...part, sample: undefined });
      return Object.fromEntries(written.filter(([, value]) => value !== undefined)) as unknown as AttachedFile;
    }),
  );

/** The list with a file at its end; the very same list when it is full. */
export function addFile(one: Attachments, random: () => number, file: FilePart = {}): Attachments {
  const { attachments } = one.data;
  if (attachments.length >= MOST_FILES) return one;
  const added = withFiles(one, [...attachments, { slug: createSlug(random), name: "", src: "" }]);
  return changeFile(added, attachments.length, file);
}

/** Moves the file at this place in the list, from 0. */
export const moveFile = (one: Attachments, at: number, step: -1 | 1): Attachments => {
  const { attachments } = one.data;
  const [moved, neighbour] = [attachments[at], attachments[at + step]];
  return moved && neighbour ? withFiles(one, attachments.with(at, neighbour).with(at + step, moved)) : one;
};
export const removeFile = (one: Attachments, at: number): Attachments =>
  withFiles(one, one.data.attachments.toSpliced(at, 1));

export const setFilesDirection = (one: Attachments, direction: Attachments["data"]["direction"]): Attachments => ({
  ...one,
  data: { ...one.data, direction },
});
