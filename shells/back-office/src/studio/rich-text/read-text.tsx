// Knows how a text is read before it can be written: the words in their order; how they look comes with the editor.
import type { RichTextBlock } from "@academiz/domain/learniz";
import type { Ref } from "react";
import { readLines } from "./read-lines.ts";
import * as styles from "./rich-text-editor.css.ts";

export interface ReadTextProps {
  readonly blocks: readonly RichTextBlock[];
  readonly ref?: Ref<HTMLDivElement>;
}

/** It takes a press that is meant for the text, so that keys do not act on the block. */
export const ReadText = ({ blocks, ref }: ReadTextProps) => (
  <div ref={ref} className={styles.box} data-read-text aria-busy tabIndex={-1}>
    <div className={styles.coming} />
    <div className={styles.text}>
      {blocks.flatMap(readLines).map((line, index) => (
        <p key={index}>{line}</p>
      ))}
    </div>
  </div>
);
