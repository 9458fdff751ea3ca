// Knows how each block and mark looks while it is written: as learners will read it.
import type { RenderElementProps, RenderLeafProps } from "slate-react";
import * as blocks from "./blocks.css.ts";
import { CalloutBlock } from "./callout-block.tsx";
import { ColumnBlock, ColumnsBlock } from "./columns/columns-block.tsx";
import { EmbedBlock } from "./embed/embed-block.tsx";
import { MediaBlock } from "./media-block.tsx";
import { markText } from "./reading/mark-text.tsx";
import * as styles from "./rich-text-editor.css.ts";
import { TableBlock } from "./table/table-block.tsx";

export function BlockElement({ attributes, element, children }: RenderElementProps) {
  switch (element.type) {
    case "heading-2":
      return <h2 {...attributes}>{children}</h2>;
    case "heading-3":
      return <h3 {...attributes}>{children}</h3>;
    case "quote":
      return <blockquote {...attributes}>{children}</blockquote>;
    case "callout":
      return (
        <CalloutBlock attributes={attributes} callout={element}>
          {children}
        </CalloutBlock>
      );
    case "code-block":
      return (
        <pre {...attributes} className={blocks.code} spellCheck={false}>
          <code>{children}</code>
        </pre>
      );
    case "table":
      return (
        <TableBlock attributes={attributes} table={element}>
          {children}
        </TableBlock>
      );
    case "columns":
      return (
        <ColumnsBlock attributes={attributes} columns={element}>
          {children}
        </ColumnsBlock>
      );
    case "column":
      return (
        <ColumnBlock attributes={attributes} column={element}>
          {children}
        </ColumnBlock>
      );
    case "embed":
      return (
        <div {...attributes}>
          <EmbedBlock embed={element} />
          {children}
        </div>
      );
    case "table-row":
      return <tr {...attributes}>{children}</tr>;
    case "table-cell":
      return <td {...attributes}>{children}</td>;
    case "bulleted-list":
      return <ul {...attributes}>{children}</ul>;
    case "numbered-list":
      return <ol {...attributes}>{children}</ol>;
    case "list-item":
      return <li {...attributes}>{children}</li>;
    case "link":
      return (
        <span {...attributes} className={styles.link} title={element.url}>
          {children}
        </span>
      );
    case "image":
    case "audio":
    case "video":
      return (
        <div {...attributes}>
          <MediaBlock media={element} />
          {children}
        </div>
      );
    default:
      return <p {...attributes}>{children}</p>;
  }
}

export const MarkedText = ({ attributes, leaf, children }: RenderLeafProps) => (
  <span {...attributes}>{markText(leaf, children)}</span>
);
