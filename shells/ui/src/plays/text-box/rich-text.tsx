// Knows how the rich text of an author is read by a learner.
import type { RichTextBlock, RichTextInline } from "@academiz/domain/learniz";
import { Fragment, type ReactNode, useContext } from "react";
import { LateBlockContext } from "./late-blocks.ts";
import { Picture } from "./picture.tsx";
import * as styles from "./rich-text.css.ts";

export interface RichTextProps {
  readonly blocks: readonly RichTextBlock[];
  /** The address of a `document:<slug>`. */
  readonly resolve: (src: string) => string;
}

export function RichText({ blocks, resolve }: RichTextProps) {
  return (
    <div className={styles.text}>
      {blocks.map((block, index) => (
        <Block key={index} block={block} resolve={resolve} />
      ))}
    </div>
  );
}

function Block({ block, resolve }: { block: RichTextBlock; resolve: (src: string) => string }) {
  const LateBlock = useContext(LateBlockContext);
  switch (block.type) {
    case "paragraph":
      return <p>{readInlines(block.children, resolve)}</p>;
    case "heading-2":
      return <h2>{readInlines(block.children, resolve)}</h2>;
    case "heading-3":
      return <h3>{readInlines(block.children, resolve)}</h3>;
    case "quote":
      return <blockquote>{readInlines(block.children, resolve)}</blockquote>;
    case "bulleted-list":
      return <ul>{readItems(block.children, resolve)}</ul>;
    case "numbered-list":
      return <ol>{readItems(block.children, resolve)}</ol>;
    case "image":
      return (
        <figure className={styles.figure}>
          <Picture src={block.src} alt={block.alt} resolve={resolve} />
          {block.caption && <figcaption className={styles.caption}>{block.caption}</figcaption>}
        </figure>
      );
    default:
      return <LateBlock block={block} resolve={resolve} />;
  }
}

type Resolve = RichTextProps["resolve"];

function readItems(items: readonly { readonly children: readonly RichTextInline[] }[], resolve: Resolve): ReactNode {
  return items.map((item, index) => <li key={index}>{readInlines(item.children, resolve)}</li>);
}

export function readInlines(inlines: readonly RichTextInline[], resolve: Resolve): ReactNode {
  return inlines.map((inline, index) => {
    return <Fragment key={index}>{readInline(inline, resolve)}</Fragment>;
  });
}

function readInline(inline: RichTextInline, resolve: Resolve): ReactNode {
  if ("type" in inline) {
    const words = readInlines(inline.children, resolve);
    const address = resolve(inline.url);
    // A file that the library no longer has: its name stays.
    if (address === "") return words;
    return (
      <a href={address} target="_blank" rel="noopener noreferrer">
        {words}
      </a>
    );
  }
  let text: ReactNode = inline.text;
  if (inline.code) text = <code>{text}</code>;
  if (inline.underline) text = <u>{text}</u>;
  if (inline.italic) text = <em>{text}</em>;
  if (inline.bold) text = <strong>{text}</strong>;
  return text;
}
