// Knows where a link of a rich text, and a file to read, may lead: nowhere that runs script.
import type { Notice } from "../../kernel/index.ts";
import type { Learniz } from "../content/course.ts";
import type { Interactivity } from "../content/interactivity.ts";
import { listBlocks } from "../content/list-blocks.ts";
import type { RichTextBlock, RichTextInline } from "../content/rich-text.ts";

/** True for addresses of the web, of a mailbox and of a telephone; of any other scheme, and without one, false. */
export const isSafeAddress = (url: string): boolean => /^\s*(https?:|mailto:|tel:)/i.test(url);

/** The address of a file to read: in the library, or on the web. */
const isSafeFile = (src: string): boolean => src === "" || /^\s*(document|https?):/i.test(src);

type Attachment = Extract<Interactivity, { type: "attachment" }>;
const isOff = (inline: RichTextInline): boolean => "type" in inline && !isSafeAddress(inline.url);

/**
 * A link whose address is not safe becomes its text, a file to read loses its address and keeps its name, with a notice
 * each; the same course when there are none.
 */
export function mendLinks(learniz: Learniz): { learniz: Learniz; notices: readonly Notice[] } {
  const notices: Notice[] = [];
  const mendInlines = (inlines: readonly RichTextInline[]) =>
    inlines.flatMap((inline): readonly RichTextInline[] => {
      if (!("type" in inline) || isSafeAddress(inline.url)) return [inline];
      const text = `The link to '${inline.url.slice(0, 200)}' leads nowhere : its text is kept`;
      notices.push({ code: "link.dropped", level: "warning", text });
      return inline.children.length > 0 ? inline.children : [{ text: "" }];
    });
  const mendFiles = (files: Attachment["data"]["attachments"]) =>
    files.map((file) => {
      if (isSafeFile(file.src)) return file;
      const text = `The file '${file.name.slice(0, 200)}' at '${file.src.slice(0, 200)}' leads nowhere : its name is kept`;
      notices.push({ code: "link.dropped", level: "warning", text });
      return { ...file, src: "" };
    });
  const mend = (interactivity: Interactivity): Interactivity => {
    if (interactivity.type !== "attachment") return mendTexts(interactivity);
    const { attachments } = interactivity.data;
    if (attachments.every(({ src }) => isSafeFile(src))) return interactivity;
    return { ...interactivity, data: { ...interactivity.data, attachments: mendFiles(attachments) } };
  };
  const mendTexts = (interactivity: Interactivity) =>
    listBlocks(interactivity).some((block) => listInlines(block).some(isOff))
      ? changeBlocks(interactivity, (block) => changeInlines(block, mendInlines))
      : interactivity;
  const chapters = learniz.chapters.map((chapter) => ({
    ...chapter,
    slides: chapter.slides.map((slide) => ({ ...slide, interactivities: slide.interactivities.map(mend) })),
  }));
  return { learniz: notices.length > 0 ? { ...learniz, chapters } : learniz, notices };
}

function listInlines(block: RichTextBlock): readonly RichTextInline[] {
  switch (block.type) {
    case "bulleted-list":
    case "numbered-list":
      return block.children.flatMap((item) => item.children);
    default:
      return block.children;
  }
}

function changeInlines(
  block: RichTextBlock,
  change: (inlines: readonly RichTextInline[]) => RichTextInline[],
): RichTextBlock {
  switch (block.type) {
    case "image":
    case "audio":
    case "video":
      return block;
    case "bulleted-list":
    case "numbered-list":
      return { ...block, children: block.children.map((item) => ({ ...item, children: change(item.children) })) };
    default:
      return { ...block, children: change(block.children) };
  }
}

/** Wherever an interactivity holds rich text. */
function changeBlocks(interactivity: Interactivity, change: (block: RichTextBlock) => RichTextBlock): Interactivity {
  const changeAll = (blocks: readonly RichTextBlock[]) => blocks.map(change);
  switch (interactivity.type) {
    case "text-box": {
      const boxes = interactivity.data.boxes.map((box) => ({
        contents: box.contents.map((content) => ({ ...content, nodes: changeAll(content.nodes) })),
      }));
      return { ...interactivity, data: { ...interactivity.data, boxes } };
    }
    case "flip-card":
    case "card-modal": {
      const cardRows = interactivity.data.cardRows.map((row) =>
        row.map((card) => ({
          ...card,
          ...(card.front && { front: changeAll(card.front) }),
          ...(card.back && { back: changeAll(card.back) }),
        })),
      );
      return { ...interactivity, data: { ...interactivity.data, cardRows } };
    }
    case "game":
    case "attachment":
      return interactivity;
  }
}
