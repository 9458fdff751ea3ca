// Knows how a file of a library comes into a rich text: a picture, a sound or a film as itself, others as a link.
import type { DocumentKind } from "../../documents/index.ts";
import type { RichTextLink } from "./inline.ts";
import type { RichTextFilm, RichTextPicture, RichTextSound } from "./rich-text.ts";

/** A file of a library, as a text takes it. */
export interface FileToPlace {
  readonly slug: string;
  readonly name: string;
  readonly kind: DocumentKind;
}
/** What is said for those who cannot see or hear it. */
export interface PlacedWords {
  /** Of a picture; empty where it is only decoration. */
  readonly alternative?: string | undefined;
  /** Of a sound or a film. */
  readonly transcript?: string | undefined;
  /** Slug of the file with the captions of a film. */
  readonly captions?: string | undefined;
}

/** A title that people read: without the ending of the file. */
export const readFileTitle = (name: string): string => name.replace(/\.[A-Za-z0-9]{1,8}$/, "").trim() || name;

const leaf = [{ text: "" }];

/** The block that shows the file; null for a file that a text only links to. */
export function placeFile(
  { slug, name, kind }: FileToPlace,
  { alternative = "", transcript = "", captions = "" }: PlacedWords = {},
): RichTextPicture | RichTextSound | RichTextFilm | null {
  const src = `document:${slug}`;
  switch (kind) {
    case "image":
      return { type: "image", src, alt: alternative, children: leaf };
    case "audio":
      return { type: "audio", src, title: readFileTitle(name), transcript, children: leaf };
    case "video": {
      const captionsSrc = captions === "" ? "" : `document:${captions}`;
      const spoken = transcript === "" ? {} : { transcript };
      return { type: "video", src, title: readFileTitle(name), captionsSrc, ...spoken, children: leaf };
    }
    default:
      return null;
  }
}

/** A link that opens the file; `words` in the place of its name. */
export const linkFile = ({ slug, name }: Pick<FileToPlace, "slug" | "name">, words = name): RichTextLink => ({
  type: "link",
  url: `document:${slug}`,
  children: [{ text: words }],
});
