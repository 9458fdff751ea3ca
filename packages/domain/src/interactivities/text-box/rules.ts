// Knows what a player needs of the kind `text-box`.
import type { KindRules } from "../kind/kind-rules.ts";
import { partless, plain } from "../kind/plain.ts";
import { changeSpread } from "../rich-text/columns.ts";
import { listBlocks, listContents } from "./list-blocks.ts";
import type { TextBox } from "./schema.ts";

/** Rich text. */
export const textBox: KindRules<TextBox> = {
  ...plain,
  ...partless,
  defaults: { boxes: [] },
  listBlocks,
  changeBlocks: (box, change) => ({
    ...box,
    data: {
      ...box.data,
      boxes: box.data.boxes.map(({ contents }) => ({
        contents: contents.map((content) => ({
          ...content,
          nodes: content.nodes.map((block) => changeSpread(block, change)),
        })),
      })),
    },
  }),
  split(box) {
    const contents = listContents(box);
    if (contents.length < 2) return [box];
    return contents.map((content) => ({ ...box, data: { boxes: [{ contents: [content] }] } }));
  },
};
