// Knows who draws the blocks that few texts have: what comes late, which a page that shows texts makes.
import { type ComponentType, createContext } from "react";
import type { TextBlockProps } from "../text-blocks/text-block.tsx";

/** `LateBlock`. What draws texts stands in the first file of a page, before what makes late parts. */
export const LateBlockContext = createContext<ComponentType<TextBlockProps>>(() => {
  throw new Error("a page that shows texts gives them no LateBlock");
});
