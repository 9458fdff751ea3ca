// Knows a learning path as a list for its learner: of a long one only the rows in sight stand in the page.
import type { LearnerLine } from "@academiz/application/learner-path";
import { useListFocus, useRowsInSight } from "@academiz/ui";
import { useLingui } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import * as styles from "./path.css.ts";
import { PathLine, type PathLineProps, placeOf } from "./path-line.tsx";

export interface PathListProps extends Omit<PathLineProps, "line" | "row" | "onGo"> {
  /** The step that a link led to; another object each time. */
  readonly gone: { readonly slug: string } | null;
  readonly onGo: (slug: string) => void;
}

const keyOf = (line: LearnerLine) => (line.type === "node" ? line.node.slug : `${line.gateway.slug} ${line.way}`);

export function PathList({ gone, ...props }: PathListProps) {
  const { t } = useLingui();
  const { lines } = props.view;
  const list = useRef<HTMLOListElement>(null);
  const noteLine = useListFocus(list);
  const keys = lines.map(keyOf);
  const rows = useRowsInSight(list, keys, [gone?.slug ?? null]);
  const isWhole = rows.parts.length === lines.length;
  // By now the row stands in the page, wherever the list is scrolled to.
  useEffect(() => {
    if (gone) document.getElementById(placeOf(gone))?.focus();
  }, [gone]);
  return (
    <ol
      ref={list}
      tabIndex={-1}
      onFocus={(event) => {
        noteLine(event);
        rows.noteFocus(event);
      }}
      className={styles.list}
      aria-label={t`Steps of the path`}
    >
      {rows.parts.map((part) => {
        if ("room" in part)
          return <li key={`room ${part.from}`} aria-hidden className={styles.room} style={{ height: part.room }} />;
        const [line, key] = [lines[part.row], keys[part.row]];
        if (!line || key === undefined) return null;
        const place = isWhole ? {} : { "aria-setsize": lines.length, "aria-posinset": part.row + 1 };
        return <PathLine key={key} {...props} line={line} row={{ "data-row": key, ...place }} />;
      })}
    </ol>
  );
}
