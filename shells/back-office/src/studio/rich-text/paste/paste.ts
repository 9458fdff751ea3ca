// Knows that pasted text is limited to the course's own kinds: words, marks, headings, lists, tables, code, links;
// nothing else.
import { isSafeAddress, type RichTextBlock, type RichTextInline, type RichTextLeaf } from "@academiz/domain/learniz";
import type { Editor } from "slate";
import type { ListItem, Mark, RichElement } from "../slate-types.ts";
import { isDataTable, readTable } from "./read-table.ts";

const MARKS: Readonly<Record<string, Mark>> = {
  B: "bold",
  STRONG: "bold",
  I: "italic",
  EM: "italic",
  U: "underline",
  CODE: "code",
};
const BLOCKS: Readonly<Record<string, "paragraph" | "heading-2" | "heading-3" | "quote">> = {
  P: "paragraph",
  DIV: "paragraph",
  H1: "heading-2",
  H2: "heading-2",
  H3: "heading-3",
  H4: "heading-3",
  H5: "heading-3",
  H6: "heading-3",
  BLOCKQUOTE: "quote",
};
/** Only inside a tag: the same words in a text belong to its author. */
const STYLE_ATTRIBUTE = /(<[a-z][^<>]*?)\sstyle\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]+)/gi;
const IGNORED = new Set(["SCRIPT", "STYLE", "HEAD", "TEMPLATE", "NOSCRIPT", "IFRAME", "OBJECT", "IMG", "SVG"]);

/** True where files were copied without words: some programs add a picture of the words. */
export function holdsFilesAlone(data: DataTransfer): boolean {
  if (data.files.length === 0) return false;
  const words = data.getData("text/plain").trim();
  // Some systems add the name of a file, or its path.
  const isName = [...data.files].some(({ name }) => words.endsWith(name));
  if (words !== "" && !isName) return false;
  const html = data.getData("text/html");
  return html === "" || readHtml(parseUnstyled(html)).length === 0;
}

/** @returns false where there is no formatted text: then the editor's own way is right. */
export function insertPasted(editor: Editor, data: DataTransfer): boolean {
  if (data.types.includes("application/x-slate-fragment")) return false;
  const html = data.getData("text/html");
  if (html === "") return false;
  const blocks = readHtml(parseUnstyled(html));
  if (blocks.length === 0) return false;
  editor.insertFragment(structuredClone(blocks));
  return true;
}

/** The plain words, where they should be inserted as they are: without formatted ones, or `always`. */
export function readPlain(data: DataTransfer, always: boolean): string | null {
  const isFormatted = data.types.includes("application/x-slate-fragment") || data.getData("text/html") !== "";
  const plain = data.getData("text/plain");
  return plain === "" || (isFormatted && !always) ? null : plain.replaceAll(/\r\n?/g, "\n");
}

/** Parsed with its styles, the page's policy would refuse and report each of them. */
function parseUnstyled(html: string): HTMLElement {
  const words = html.replace(/<style\b[^>]*>[\s\S]*?<\/style\s*>/gi, "").replace(STYLE_ATTRIBUTE, "$1");
  return new DOMParser().parseFromString(words, "text/html").body;
}

function readHtml(body: HTMLElement): RichTextBlock[] {
  const blocks: RichTextBlock[] = [];
  let line: RichTextInline[] = [];
  const endLine = () => {
    if (readText(line).trim() !== "") blocks.push({ type: "paragraph", children: line });
    line = [];
  };
  const walk = (parent: globalThis.Node) => {
    for (const node of parent.childNodes) {
      if (!(node instanceof HTMLElement)) {
        line.push(...readInlines(node, {}));
        continue;
      }
      const { tagName } = node;
      const type = BLOCKS[tagName];
      if (tagName === "UL" || tagName === "OL") {
        endLine();
        blocks.push({ type: tagName === "UL" ? "bulleted-list" : "numbered-list", children: readItems(node) });
      } else if (node instanceof HTMLTableElement && isDataTable(node)) {
        endLine();
        blocks.push(...readTable(node, (part) => readInlines(part, {})));
      } else if (tagName === "PRE") {
        endLine();
        const text = (node.textContent ?? "").replace(/\n$/, "");
        if (text.trim() !== "") blocks.push({ type: "code-block", children: [{ text }] });
      } else if (type && !holdsBlocks(node)) {
        endLine();
        const children = readInlines(node, {});
        if (readText(children).trim() !== "") blocks.push({ type, children });
      } else if (type || holdsBlocks(node)) {
        endLine();
        walk(node);
        endLine();
      } else line.push(...readInlines(node, {}));
    }
  };
  walk(body);
  endLine();
  return blocks;
}

const holdsBlocks = (element: HTMLElement): boolean =>
  element.querySelector("p, div, h1, h2, h3, h4, h5, h6, ul, ol, blockquote, pre, table, section, article") !== null;

function readItems(list: HTMLElement): ListItem[] {
  return [...list.querySelectorAll("li")].map((item) => {
    const children = [...item.childNodes]
      .filter((node) => !["UL", "OL"].includes(node.nodeName))
      .flatMap((node) => readInlines(node, {}));
    return { type: "list-item", children: children.length === 0 ? [{ text: "" }] : children };
  });
}

function readInlines(node: globalThis.Node, marks: Omit<RichTextLeaf, "text">): RichTextInline[] {
  if (node.nodeType === node.TEXT_NODE) {
    const text = (node.textContent ?? "").replace(/\s+/g, " ");
    return text === "" ? [] : [{ ...marks, text }];
  }
  if (!(node instanceof HTMLElement) || IGNORED.has(node.tagName.toUpperCase())) return [];
  if (node.tagName === "BR") return [{ ...marks, text: "\n" }];
  const mark = MARKS[node.tagName];
  const inner = mark ? { ...marks, [mark]: true } : marks;
  const children = [...node.childNodes].flatMap((child) => readInlines(child, inner));
  const href = node.tagName === "A" ? (node.getAttribute("href") ?? "") : "";
  if (!isSafeAddress(href)) return children;
  const leaves = children.flatMap((child): readonly RichTextLeaf[] => ("type" in child ? child.children : [child]));
  return leaves.length === 0 ? [] : [{ type: "link", url: href, children: leaves }];
}

const readText = (inlines: readonly (RichTextInline | RichElement)[]): string =>
  inlines
    .map((inline) =>
      "text" in inline ? inline.text : readText(inline.children as readonly (RichTextInline | RichElement)[]),
    )
    .join("");
