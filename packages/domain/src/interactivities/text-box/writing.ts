// Knows what those who make and judge a text box need.
import type { KindWriting } from "../kind/kind-rules.ts";
import { editBlock } from "../rich-text/edit-words.ts";
import { listBlockMedia } from "../rich-text/list-media.ts";
import { isSomething, readBlockWords } from "../rich-text/words.ts";
import { isSampleText } from "./create.ts";
import { listBlocks } from "./list-blocks.ts";
import { textBox } from "./rules.ts";
import type { TextBox } from "./schema.ts";

/** Rich text. */
export const textBoxWriting: KindWriting<TextBox> = {
  names: { en: "a text", fr: "un texte" },
  listTexts: (box) => listBlocks(box).map(readBlockWords),
  editTexts: (box, edit) => textBox.changeBlocks(box, (block) => editBlock(block, edit)),
  listMedia: (box) => listBlocks(box).flatMap(listBlockMedia),
  findPicture: (box) => listBlocks(box).find((node) => node.type === "image")?.src,
  listUnwritten: (box) => (isSampleText(box) ? [{ kind: "sample", number: 1 }] : []),
  isBlank: (box) => !listBlocks(box).some(isSomething),
  findBest: () => ({ status: "COMPLETE" }),
};
