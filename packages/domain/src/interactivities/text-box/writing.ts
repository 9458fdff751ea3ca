// Knows what who makes and judges a text box needs.
import type { KindWriting } from "../kind/kind-rules.ts";
import { listBlockMedia } from "../rich-text/list-media.ts";
import { readBlockWords } from "../rich-text/words.ts";
import { listBlocks } from "./list-blocks.ts";
import type { TextBox } from "./schema.ts";

/** A medium, or words at any depth. */
function isSomething(node: object): boolean {
  if ("src" in node) return node.src !== "";
  if ("text" in node) return String(node.text).trim() !== "";
  return "children" in node && (node.children as readonly object[]).some(isSomething);
}

/** Rich text. */
export const textBoxWriting: KindWriting<TextBox> = {
  names: { en: "a text", fr: "un texte" },
  listTexts: (box) => listBlocks(box).map(readBlockWords),
  listMedia: (box) => listBlocks(box).flatMap(listBlockMedia),
  findPicture: (box) => listBlocks(box).find((node) => node.type === "image")?.src,
  isBlank: (box) => !listBlocks(box).some(isSomething),
  findBest: () => ({ status: "COMPLETE" }),
};
