// Knows who draws the blocks that few texts have: what comes late, which a page that shows texts makes.
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

/** `LateBlock`. What draws texts stands in the first file of a page, before what makes late parts. */
export const LateBlockContext = createContext<ComponentType<TextBlockProps>>(() => {
  throw new Error("a page that shows texts gives them no LateBlock");
});
