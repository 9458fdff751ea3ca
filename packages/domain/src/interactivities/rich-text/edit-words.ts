// Knows how the words of a rich text are replaced, whatever their marks: a line is edited as one text.
import { applyEdits, type EditText, editRuns } from "../../kernel/index.ts";
import { readChapters } from "./film.ts";
import type { RichTextInline, RichTextLeaf } from "./inline.ts";
import { changeInlines } from "./links.ts";
import type { PlainBlock } from "./rich-text.ts";

const listLeaves = (inlines: readonly RichTextInline[]): readonly RichTextLeaf[] =>
  inlines.flatMap((one) => ("children" in one ? one.children : [one]));

/** What lost all its letters goes with its marks, unless nothing else stands in the line. */
function editLine(inlines: readonly RichTextInline[], edit: EditText): RichTextInline[] {
  const leaves = listLeaves(inlines);
  const texts = editRuns(
    leaves.map(({ text }) => text),
    edit,
  );
  let at = -1;
  const write = (leaf: RichTextLeaf): RichTextLeaf[] => {
    at++;
    const text = texts[at] ?? leaf.text;
    if (text === leaf.text) return [leaf];
    return text === "" ? [] : [{ ...leaf, text }];
  };
  const written = inlines.flatMap((one): RichTextInline[] => {
    if (!("children" in one)) return write(one);
    const children = one.children.flatMap(write);
    return children.length > 0 || one.children.length === 0 ? [{ ...one, children }] : [];
  });
  return written.length > 0 ? written : [{ text: "" }];
}

/** The block with its words edited line by line, and of a medium what is said of it; addresses stay. */
export function editBlock(block: PlainBlock, edit: EditText): PlainBlock {
  const write = (text: string) => applyEdits(text, edit(text));
  const writeAny = (text: string | undefined) => (text === undefined ? undefined : write(text));
  switch (block.type) {
    case "image":
      return { ...block, alt: write(block.alt), ...(block.caption && { caption: write(block.caption) }) };
    case "audio":
      return { ...block, title: write(block.title), transcript: write(block.transcript) };
    case "video": {
      const title = write(block.title);
      const chapters = readChapters(block).map((one) => ({ ...one, title: write(one.title) }));
      const transcript = writeAny(block.transcript);
      return {
        ...{ ...block, title },
        ...(chapters.length > 0 && { chapters }),
        ...(transcript !== undefined && { transcript }),
      };
    }
    case "embed":
      return { ...block, title: write(block.title) };
    case "code-block":
      return { ...block, children: editLine(block.children, edit) as RichTextLeaf[] };
    case "table": {
      const caption = writeAny(block.caption);
      return changeInlines({ ...block, ...(caption !== undefined && { caption }) }, (line) => editLine(line, edit));
    }
    default:
      return changeInlines(block, (line) => editLine(line, edit));
  }
}
