// Knows who draws the blocks that few texts have: code that is loaded late, which the page passes in.
import type { RichTextBlock } from "@academiz/domain/learniz";
import { type ComponentType, createContext } from "react";

export interface TextBlockProps {
  readonly block: Extract<
    RichTextBlock,
    {
      type: "table" | "callout" | "code-block" | "audio" | "video" | "embed" | "columns";
    }
  >;
  readonly resolve: (src: string) => string;
}

/**
 * Holds `LateBlock`. The code that draws texts is in the first file of a page, before the code that makes late parts.
 */
export const LateBlockContext = createContext<ComponentType<TextBlockProps>>(() => {
  throw new Error("a page that shows texts gives them no LateBlock");
});
