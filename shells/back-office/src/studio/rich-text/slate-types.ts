// Knows that the editor's nodes are the course's own rich text, written as it is stored.
import type {
  RichTextBlock,
  RichTextCell,
  RichTextColumn,
  RichTextLeaf,
  RichTextLink,
  RichTextList,
  RichTextRow,
} from "@academiz/domain/learniz";
import type { BaseEditor } from "slate";
import type { ReactEditor } from "slate-react";

export type ListItem = RichTextList["children"][number];
export type RichElement = RichTextBlock | ListItem | RichTextColumn | RichTextRow | RichTextCell | RichTextLink;
export type Mark = "bold" | "italic" | "underline" | "code";
export type BlockType =
  | "paragraph"
  | "heading-2"
  | "heading-3"
  | "quote"
  | "callout"
  | "code-block"
  | "bulleted-list"
  | "numbered-list";

declare module "slate" {
  interface CustomTypes {
    Editor: BaseEditor & ReactEditor;
    Element: RichElement;
    Text: RichTextLeaf;
  }
}
