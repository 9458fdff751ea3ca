// Knows how the blocks that few texts have are read: their code is loaded with the first of them.
import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { TextBlockProps } from "../text-box/late-blocks.ts";
import { readInlines } from "../text-box/rich-text.tsx";
import { Callout } from "./callout.tsx";
import { Columns } from "./columns.tsx";
import { DataTable } from "./data-table.tsx";
import { Embed } from "./embed.tsx";
import { Film } from "./film.tsx";
import { Scroller } from "./scroller.tsx";
import { Sound } from "./sound.tsx";
import * as styles from "./text-blocks.css.ts";

export function TextBlock({ block, resolve }: TextBlockProps): ReactNode {
  const { t } = useLingui();
  switch (block.type) {
    case "table":
      return <DataTable table={block} resolve={resolve} />;
    case "audio":
      return <Sound sound={block} resolve={resolve} />;
    case "video":
      return <Film film={block} resolve={resolve} />;
    case "embed":
      return <Embed embed={block} />;
    case "columns":
      return <Columns columns={block} resolve={resolve} />;
    case "callout":
      return <Callout tone={block.tone}>{readInlines(block.children, resolve)}</Callout>;
    case "code-block":
      return (
        <Scroller label={t`Code`}>
          <pre className={styles.code}>
            <code>{block.children.map(({ text }) => text).join("")}</code>
          </pre>
        </Scroller>
      );
  }
}
