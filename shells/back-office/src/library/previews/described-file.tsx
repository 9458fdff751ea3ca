// Knows the words for a file that no browser shows: what it is, and how it is opened.
import type { LibraryFile } from "@academiz/application/ports";
import { Trans } from "@lingui/react/macro";
import { Thumbnail } from "../common/thumbnail.tsx";
import * as styles from "./previews.css.ts";

/** The programs whose documents these are, by the ends of their media types. */
const PROGRAMS: readonly (readonly [end: string, name: string])[] = [
  ["wordprocessingml.document", "Word"],
  ["spreadsheetml.sheet", "Excel"],
  ["presentationml.presentation", "PowerPoint"],
  ["opendocument.text", "OpenDocument (Writer)"],
  ["opendocument.spreadsheet", "OpenDocument (Calc)"],
  ["opendocument.presentation", "OpenDocument (Impress)"],
];

export function DescribedFile({ file }: { readonly file: LibraryFile }) {
  const { kind, mediaType } = file;
  const program = PROGRAMS.find(([end]) => mediaType.endsWith(end))?.[1];
  return (
    <>
      <Thumbnail file={file} />
      <p className={styles.note}>
        {kind === "archive" ? (
          <Trans>An archive (zip) with other files in it. Download it to open it on your device.</Trans>
        ) : kind === "scorm" ? (
          <Trans>A SCORM package. It is played as a product; download it to open it elsewhere.</Trans>
        ) : program ? (
          <Trans>A {program} document. Browsers do not show it: download it to read it on your device.</Trans>
        ) : (
          <Trans>Browsers do not show this file: download it to open it on your device.</Trans>
        )}
      </p>
    </>
  );
}
