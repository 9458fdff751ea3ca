// Knows how an author's picture is shown: its room is reserved from the start, before it has come.
import type { DocumentFile } from "@academiz/domain/catalog";
import { createContext, useContext } from "react";
import * as styles from "./rich-text.css.ts";

/** What is known of the files that the content names. */
export const FilesContext = createContext<readonly DocumentFile[]>([]);

export interface PictureProps {
  /** As the author wrote it. */
  readonly src: string;
  readonly alt: string;
  /** The address of a `document:<slug>`. */
  readonly resolve: (src: string) => string;
}

export function Picture({ src, alt, resolve }: PictureProps) {
  const file = useContext(FilesContext).find(({ slug }) => src === `document:${slug}`);
  const url = resolve(src);
  // A file that the library no longer has: its words stay.
  if (!url) return alt;
  return (
    <img src={url} alt={alt} width={file?.width} height={file?.height} decoding="async" className={styles.picture} />
  );
}
