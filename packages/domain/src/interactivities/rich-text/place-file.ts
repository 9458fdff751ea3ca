// Knows how a file of a library is inserted into a rich text: a picture, a sound or a film as itself, others as a
// link.
import type { DocumentKind } from "../../documents/index.ts";
import type { RichTextLink } from "./inline.ts";
import type { RichTextFilm, RichTextPicture, RichTextSound } from "./rich-text.ts";

/** A file of a library, with what inserting it needs. */
export interface FileToPlace {
  readonly slug: string;
  readonly name: string;
  readonly kind: DocumentKind;
}
/** The words for people who cannot see or hear the file. */
export interface PlacedWords {
  /** For a picture; empty where it is only decoration. */
  readonly alternative?: string | undefined;
  /** For a sound or a film. */
  readonly transcript?: string | undefined;
  /** Slug of the file with the captions of a film. */
  readonly captions?: string | undefined;
}

/** The title that people read: the name without the file extension. */
export const readFileTitle = (name: string): string => name.replace(/\.[A-Za-z0-9]{1,8}$/, "").trim() || name;

const leaf = [{ text: "" }];

/** The block that shows the file; null for a file that a text can only link to. */
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

/** A link that opens the file; `words` replace its name. */
export const linkFile = ({ slug, name }: Pick<FileToPlace, "slug" | "name">, words = name): RichTextLink => ({
  type: "link",
  url: `document:${slug}`,
  children: [{ text: words }],
});
