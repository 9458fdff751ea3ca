// Knows how a page of another site comes into a text, and how it is changed there.
import type { RichTextEmbed } from "@academiz/domain/learniz";
import { Editor, type Path, Transforms } from "slate";
import { holdPlace } from "../insert-file.ts";

/** In place of an empty line, or after the current block. */
export function placeEmbed(editor: Editor, { src, title }: Pick<RichTextEmbed, "src" | "title">): void {
  const place = holdPlace(editor);
  const after = Editor.after(editor, place.put({ type: "embed", src, title, children: [{ text: "" }] }));
  if (after) Transforms.select(editor, after);
  place.release();
}

export function setEmbed(editor: Editor, at: Path, part: Partial<Omit<RichTextEmbed, "type" | "children">>): void {
  Transforms.setNodes<RichTextEmbed>(editor, part, { at });
}

/** A pasted address that is not embedded stays a link, with the cursor behind it. */
export const keepAsLink = (editor: Editor, url: string): void =>
  Transforms.insertNodes(editor, [{ type: "link", url, children: [{ text: url }] }, { text: " " }]);
