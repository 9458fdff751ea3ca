import type { DocumentKind } from "@academiz/domain/documents";
import {
  COLUMN_SHARES,
  type PlainBlock,
  type RichTextBlock,
  richTextBlockSchema,
  spreadColumns,
} from "@academiz/domain/learniz";
import * as fc from "fast-check";
import { createEditor, Editor, Node, type Path, Transforms } from "slate";
import { expect, test } from "vitest";
import { findColumns, goToColumn, placeColumns, removeColumns } from "./columns/columns-commands.ts";
import { hasBlock, setLink, toggleBlock, toggleMark } from "./commands.ts";
import { placeEmbed } from "./embed/embed-commands.ts";
import { createHeldPlaces, holdPlace, insertFile } from "./insert-file.ts";
import { holdsFilesAlone } from "./paste/paste.ts";
import { openBlocks, readBlocks } from "./read-nodes.ts";
import type { BlockType, Mark } from "./slate-types.ts";
import { addLine, deleteLine, findCell, goToCell, type Line, moveLine } from "./table/table-commands.ts";
import { withRichText } from "./with-rich-text.ts";

const open = (blocks: readonly RichTextBlock[]): Editor => {
  const editor = withRichText(createEditor() as Editor);
  editor.children = openBlocks(blocks);
  Editor.normalize(editor, { force: true });
  return editor;
};
const paragraph = (text: string): RichTextBlock => ({ type: "paragraph", children: [{ text }] });
const blockTypes: readonly BlockType[] = [
  "paragraph",
  "heading-2",
  "heading-3",
  "quote",
  "callout",
  "code-block",
  "bulleted-list",
  "numbered-list",
];
const marks: readonly Mark[] = ["bold", "italic", "underline", "code"];

const inlines = fc.array(
  fc.oneof(
    fc.record({ text: fc.string(), bold: fc.boolean() }),
    fc.record({ type: fc.constant("link" as const), url: fc.webUrl(), children: fc.constant([{ text: "here" }]) }),
  ),
  { maxLength: 3 },
);
const item = fc.record({ type: fc.constant("list-item" as const), children: inlines });
const cell = fc.record({ type: fc.constant("table-cell" as const), children: inlines });
const row = fc.record({ type: fc.constant("table-row" as const), children: fc.array(cell, { maxLength: 3 }) });
const lines = fc.constantFrom("paragraph" as const, "heading-2" as const, "quote" as const);
/** Any block that a course may hold, as others wrote it: rows of a table differ in length, or there are none. */
const plain: fc.Arbitrary<PlainBlock> = fc.oneof(
  fc.record({ type: lines, children: inlines }),
  fc.record({ type: fc.constant("callout" as const), tone: fc.constantFrom("tip", "danger"), children: inlines }),
  fc.record({ type: fc.constant("code-block" as const), children: fc.array(fc.record({ text: fc.string() })) }),
  fc.record({ type: fc.constant("bulleted-list" as const), children: fc.array(item, { maxLength: 3 }) }),
  fc.record({
    type: fc.constant("table" as const),
    headRow: fc.boolean(),
    children: fc.array(row, { maxLength: 3 }),
  }),
  fc.constant({ type: "image" as const, src: "document:a", alt: "", children: [{ text: "" }] }),
  fc.constant({ type: "embed" as const, src: "https://a.example", title: "A", children: [{ text: "" }] }),
);
const column = fc.record({
  type: fc.constant("column" as const),
  wide: fc.constantFrom(true, undefined),
  children: fc.array(plain, { maxLength: 3 }),
});
const columns = fc.record({ type: fc.constant("columns" as const), children: fc.array(column, { maxLength: 4 }) });
const block: fc.Arbitrary<RichTextBlock> = fc.oneof({ weight: 3, arbitrary: plain }, { weight: 1, arbitrary: columns });

const step = fc.oneof(
  fc.record({ do: fc.constant("paste" as const), blocks: fc.array(block, { minLength: 1, maxLength: 3 }) }),
  fc.record({ do: fc.constant("line" as const), change: fc.nat(4), line: fc.constantFrom("row" as const, "column") }),
  fc.record({ do: fc.constant("cell" as const), by: fc.constantFrom(1 as const, -1) }),
  fc.record({ do: fc.constant("columns" as const), shares: fc.constantFrom(...COLUMN_SHARES) }),
  fc.constant({ do: "no columns" as const }),
  fc.record({ do: fc.constant("column" as const), by: fc.constantFrom(1 as const, -1) }),
  fc.constant({ do: "embed" as const }),
  fc.constant({ do: "cut" as const }),
  fc.constant({ do: "forward" as const }),
  fc.record({ do: fc.constant("block" as const), type: fc.constantFrom(...blockTypes) }),
  fc.record({ do: fc.constant("mark" as const), mark: fc.constantFrom(...marks) }),
  fc.record({ do: fc.constant("select" as const), from: fc.nat(), to: fc.nat() }),
  fc.record({ do: fc.constant("type" as const), text: fc.string({ minLength: 1 }) }),
  fc.constant({ do: "enter" as const }),
  fc.constant({ do: "backspace" as const }),
  fc.constant({ do: "link" as const }),
  fc.record({ do: fc.constant("file" as const), kind: fc.constantFrom("image" as const, "audio", "video", "pdf") }),
);
const makeFile = (kind: DocumentKind) => ({ slug: `of-${kind}`, name: `A ${kind}.bin`, kind });

function select(editor: Editor, from: number, to: number): void {
  const points = [...Editor.positions(editor, { at: [] })];
  const [anchor, focus] = [points[from % points.length], points[to % points.length]];
  if (anchor && focus) Transforms.select(editor, { anchor, focus });
}

/** The actions of the menus of a table, one by one. */
const LINE_CHANGES = [
  (editor: Editor, table: Path, line: Line) => addLine(editor, table, line, "before"),
  (editor: Editor, table: Path, line: Line) => addLine(editor, table, line, "after"),
  (editor: Editor, table: Path, line: Line) => moveLine(editor, table, line, -1),
  (editor: Editor, table: Path, line: Line) => moveLine(editor, table, line, 1),
  deleteLine,
];
function changeLine(editor: Editor, change: number, line: Line): void {
  const place = findCell(editor);
  if (place) LINE_CHANGES[change]?.(editor, place.table, line);
}

function leaveColumns(editor: Editor): void {
  const at = findColumns(editor);
  if (at) removeColumns(editor, at);
}

test("§3.134 whatever an author does, every block that stands in the editor can be stored as it is", () => {
  fc.assert(
    fc.property(fc.array(block, { maxLength: 4 }), fc.array(step, { maxLength: 12 }), (blocks, steps) => {
      const editor = open(blocks);
      select(editor, 0, 0);
      for (const one of steps) {
        if (one.do === "block") toggleBlock(editor, one.type);
        else if (one.do === "mark") toggleMark(editor, one.mark);
        else if (one.do === "select") select(editor, one.from, one.to);
        else if (one.do === "type") editor.insertText(one.text);
        else if (one.do === "enter") editor.insertBreak();
        else if (one.do === "backspace") editor.deleteBackward("character");
        else if (one.do === "forward") editor.deleteForward("character");
        else if (one.do === "cut") editor.deleteFragment();
        else if (one.do === "paste") editor.insertFragment(structuredClone(one.blocks) as Node[]);
        else if (one.do === "line") changeLine(editor, one.change, one.line);
        else if (one.do === "cell") goToCell(editor, one.by);
        else if (one.do === "columns") placeColumns(editor, one.shares);
        else if (one.do === "column") goToColumn(editor, one.by);
        else if (one.do === "no columns") leaveColumns(editor);
        else if (one.do === "embed") placeEmbed(editor, { src: "https://a.example", title: "A" });
        else if (one.do === "file") insertFile(editor, makeFile(one.kind), {}, holdPlace(editor));
        else setLink(editor, "https://acme.org");
      }
      const read = readBlocks(editor.children);
      expect(read).toHaveLength(editor.children.length);
      const held = read
        .filter((one) => one.type === "columns")
        .flatMap(({ children }) => [children.length, ...children]);
      for (const one of held)
        expect(typeof one === "number" ? one : one.children.length).toBeGreaterThan(typeof one === "number" ? 1 : 0);
      for (const table of read.flatMap(spreadColumns).filter((one) => one.type === "table"))
        expect(new Set(table.children.map(({ children }) => children.length)).size).toBe(1);
      expect(readBlocks(open(read).children)).toEqual(read);
    }),
  );
});

test("what is stored opens and comes back as it was", () => {
  const blocks: RichTextBlock[] = [
    { type: "heading-2", children: [{ text: "Title" }] },
    { type: "bulleted-list", children: [{ type: "list-item", children: [{ text: "one", bold: true }] }] },
    paragraph("end"),
  ];
  expect(readBlocks(open(blocks).children)).toEqual(blocks);
});

test("after a picture there is a place to write", () => {
  const image: RichTextBlock = { type: "image", src: "document:a", alt: "", children: [{ text: "" }] };
  expect(readBlocks(open([image]).children)).toEqual([image, paragraph("")]);
});

test("an empty text box opens with a place to write", () => {
  expect(openBlocks([])).toEqual([paragraph("")]);
});

test("the same block twice is plain text again; Enter in an empty item ends the list", () => {
  const editor = open([paragraph("one")]);
  Transforms.select(editor, Editor.end(editor, []));
  toggleBlock(editor, "bulleted-list");
  expect(hasBlock(editor, "list-item")).toBe(true);
  editor.insertBreak();
  editor.insertBreak();
  expect(readBlocks(editor.children).map(({ type }) => type)).toEqual(["bulleted-list", "paragraph"]);
  toggleBlock(editor, "quote");
  toggleBlock(editor, "quote");
  expect(Node.string(editor)).toBe("one");
  expect(editor.children.every((node) => richTextBlockSchema.safeParse(node).success)).toBe(true);
  expect(readBlocks(editor.children).at(-1)?.type).toBe("paragraph");
});

test("§3.141 a picture stands after the block in hand, takes the place of an empty line, and one goes on writing after it", () => {
  const editor = open([paragraph("One"), paragraph(""), paragraph("Two")]);
  Transforms.select(editor, Editor.end(editor, [0]));
  insertFile(editor, makeFile("image"), { alternative: "A door" }, holdPlace(editor));
  Transforms.select(editor, Editor.end(editor, [2]));
  insertFile(editor, makeFile("audio"), {}, holdPlace(editor));
  editor.insertText("!");
  expect(readBlocks(editor.children).map((block) => [block.type, Node.string(block as Node)])).toEqual([
    ["paragraph", "One"],
    ["image", ""],
    ["audio", ""],
    ["paragraph", "!Two"],
  ]);
});

test("§1.39 what is pasted or dropped as a picture is a file of the library in the text, and its bytes are not", () => {
  const png = { name: "door.png" } as File;
  const paste = (files: readonly File[], words: Readonly<Record<string, string>>) =>
    ({ files, types: Object.keys(words), getData: (type: string) => words[type] ?? "" }) as unknown as DataTransfer;
  // A picture alone is uploaded; beside words, as some programs copy it, it is only a picture of the words.
  expect(holdsFilesAlone(paste([png], {}))).toBe(true);
  expect(holdsFilesAlone(paste([png], { "text/plain": "door.png" }))).toBe(true);
  expect(holdsFilesAlone(paste([png], { "text/plain": "A door" }))).toBe(false);
  expect(holdsFilesAlone(paste([], { "text/plain": "A door" }))).toBe(false);
  const editor = open([paragraph("One")]);
  const file = makeFile("image");
  insertFile(editor, file, { alternative: "A door" }, holdPlace(editor));
  const stored = JSON.stringify(readBlocks(editor.children));
  expect(stored).toContain(`document:${file.slug}`);
  expect(stored).not.toContain("data:");
});

test("§3.141 what arrives later stands where it was let go, whatever was written meanwhile", () => {
  const editor = open([paragraph("One"), paragraph("Two")]);
  Transforms.select(editor, Editor.end(editor, [0]));
  const place = holdPlace(editor);
  Transforms.insertNodes(editor, paragraph("Before") as never, { at: [0] });
  Transforms.select(editor, Editor.end(editor, []));
  insertFile(editor, makeFile("image"), {}, place);
  expect(readBlocks(editor.children).map(({ type }) => type)).toEqual(["paragraph", "paragraph", "image", "paragraph"]);
});

test("§3.141 files of one drop stand in their order on an empty line, whichever comes first, and those of a second after", () => {
  const editor = open([paragraph("One"), paragraph(""), paragraph("Two")]);
  Transforms.select(editor, Editor.end(editor, [1]));
  const places = createHeldPlaces(editor);
  places.hold(["1", "2", "3"]);
  places.hold(["4"]);
  for (const [id, kind] of [
    ["2", "audio"],
    ["1", "image"],
    ["4", "image"],
    ["3", "video"],
  ] as const)
    insertFile(editor, makeFile(kind), {}, places.take(id));
  const types = readBlocks(editor.children).map(({ type }) => type);
  expect(types).toEqual(["paragraph", "image", "audio", "video", "image", "paragraph"]);
});

test("§3.141 §8.11 a file that never comes leaves its place to no other", () => {
  const editor = open([paragraph("One"), paragraph("Two")]);
  const places = createHeldPlaces(editor);
  Transforms.select(editor, Editor.end(editor, [0]));
  places.hold(["failed"]);
  Transforms.select(editor, Editor.end(editor, [1]));
  places.hold(["comes"]);
  insertFile(editor, makeFile("image"), {}, places.take("comes"));
  expect(readBlocks(editor.children).map(({ type }) => type)).toEqual(["paragraph", "paragraph", "image", "paragraph"]);
});

test("§3.141 a file is linked to by its name, or by the words that are selected", () => {
  const editor = open([paragraph("Read this.")]);
  Transforms.select(editor, { anchor: { path: [0, 0], offset: 5 }, focus: { path: [0, 0], offset: 9 } });
  insertFile(editor, makeFile("pdf"), {}, holdPlace(editor));
  Transforms.select(editor, Editor.end(editor, []));
  insertFile(editor, makeFile("text"), {}, holdPlace(editor));
  const links = [...Editor.nodes(editor, { at: [], match: (node) => "type" in node && node.type === "link" })];
  expect(links.map(([link]) => [Node.string(link), "url" in link && link.url])).toEqual([
    ["this", "document:of-pdf"],
    ["A text.bin", "document:of-text"],
  ]);
});
