// Knows where an interactivity holds rich text.
import type { Interactivity } from "./interactivity.ts";
import type { RichTextBlock } from "./rich-text.ts";

/** All blocks of rich text of an interactivity, in order, on both sides of cards too; none of a game or of files. */
export function listBlocks(interactivity: Interactivity): readonly RichTextBlock[] {
  switch (interactivity.type) {
    case "text-box":
      return interactivity.data.boxes.flatMap(({ contents }) => contents.flatMap(({ nodes }) => nodes));
    case "flip-card":
    case "card-modal":
      return interactivity.data.cardRows.flat().flatMap(({ front = [], back = [] }) => [...front, ...back]);
    case "game":
    case "attachment":
      return [];
  }
}
