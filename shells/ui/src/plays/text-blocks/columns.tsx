// Knows how columns of a text are read: side by side where there is room, in their order; else one below the other.
import type { RichTextColumns } from "@academiz/domain/learniz";
import { RichText } from "../text-box/rich-text.tsx";
import * as styles from "./text-blocks.css.ts";

interface ColumnsProps {
  readonly columns: RichTextColumns;
  readonly resolve: (src: string) => string;
}

export const Columns = ({ columns, resolve }: ColumnsProps) => (
  <div className={styles.columnsRoom}>
    <div className={styles.columns}>
      {columns.children.map(({ wide, children }, index) => (
        <div key={index} className={styles.column({ isWide: wide === true })}>
          <RichText blocks={children} resolve={resolve} />
        </div>
      ))}
    </div>
  </div>
);
