// Knows how a text is read before it can be written: in the shapes in which it is written; of tables, pictures and the
// like the words come first.
import type { RichTextBlock, RichTextInline } from "@academiz/domain/learniz";
import { Fragment, type ReactNode, type Ref } from "react";
import * as styles from "../rich-text-editor.css.ts";
import { markText } from "./mark-text.tsx";
import { readLines } from "./read-lines.ts";

export interface ReadTextProps {
  readonly blocks: readonly RichTextBlock[];
  readonly ref?: Ref<HTMLDivElement>;
}

/** It takes a press that is meant for the text, so that keys do not act on the block. */
export const ReadText = ({ blocks, ref }: ReadTextProps) => (
  <div ref={ref} className={styles.box} data-read-text aria-busy tabIndex={-1}>
    <div className={styles.coming} />
    <div className={styles.text}>
      {blocks.map((block, index) => (
        <Fragment key={index}>{readBlock(block)}</Fragment>
      ))}
    </div>
  </div>
);

function readBlock(block: RichTextBlock): ReactNode {
  switch (block.type) {
    case "paragraph":
      return <p>{readLine(block.children)}</p>;
    case "heading-2":
      return <h2>{readLine(block.children)}</h2>;
    case "heading-3":
      return <h3>{readLine(block.children)}</h3>;
    case "quote":
      return <blockquote>{readLine(block.children)}</blockquote>;
    case "bulleted-list":
    case "numbered-list": {
      const List = block.type === "bulleted-list" ? "ul" : "ol";
      return (
        <List>
          {block.children.map(({ children }, index) => (
            <li key={index}>{readLine(children)}</li>
          ))}
        </List>
      );
    }
    default:
      return readLines(block).map((line, index) => <p key={index}>{line}</p>);
  }
}

/** An empty line takes the room of one. */
function readLine(inlines: readonly RichTextInline[]): ReactNode {
  if (readLines({ children: inlines }).join("") === "") return <br />;
  return inlines.map((inline, index) => (
    <Fragment key={index}>
      {"text" in inline ? (
        markText(inline, inline.text)
      ) : (
        <span className={styles.link}>{readLine(inline.children)}</span>
      )}
    </Fragment>
  ));
}
