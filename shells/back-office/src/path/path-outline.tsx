// Knows a path as an outline that does everything by keyboard: added to and written step by step.
import type { PathContentEvent, PathContentView } from "@academiz/application/path-content";
import type { OutlineLine } from "@academiz/domain/paths";
import { useListFocus, useRowsInSight } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import * as product from "../product/product.css.ts";
import { AddMenu } from "./adding/add-menu.tsx";
import { useNodeWords } from "./node-words.ts";
import { OutlineNode } from "./outline-node.tsx";
import * as styles from "./path.css.ts";

export interface PathOutlineProps {
  readonly view: PathContentView;
  readonly send: (event: PathContentEvent) => void;
}

const depthOf = (depth: number) => styles.depths[Math.min(depth, styles.depths.length - 1)];

export function PathOutline({ view, send }: PathOutlineProps) {
  const { t } = useLingui();
  const words = useNodeWords(view.known);
  const { lines, path, at } = view;
  const [open, setOpen] = useState<string | null>(null);
  const outline = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (at === null) return;
    const node = at.node === null ? null : document.getElementById(`path-${at.node}`);
    (node ?? outline.current)?.focus();
    if (at.isNew) setOpen(at.node);
  }, [at]);
  const keyOf = (line: OutlineLine) =>
    line.type === "way"
      ? `${line.gateway.slug} ${line.way}`
      : line.type === "onward"
        ? `${line.from} > ${line.to.slug}`
        : line.node.slug;
  const noteFocus = useListFocus(outline);
  const rows = useRowsInSight(list, lines.map(keyOf), [open, at?.node ?? null]);
  const isWhole = rows.parts.length === lines.length;

  function showLine(line: OutlineLine) {
    if (line.type === "onward")
      return (
        <p className={styles.onward}>
          <Trans>It goes on with: {words.of(line.to)}</Trans>
        </p>
      );
    if (line.type === "way") {
      const { gateway, way, isEmpty } = line;
      const number = way + 1;
      const name =
        gateway.kind === "IF"
          ? way > 0
            ? t`Otherwise`
            : gateway.test?.of === "score"
              ? t`With a score of at least ${gateway.test.atLeast}`
              : t`If it was passed`
          : t`Way ${number}`;
      return (
        <div className={styles.way}>
          <span className={styles.wayName}>
            {name}
            {isEmpty && (
              <>
                {" "}
                <Trans>(nothing more to do)</Trans>
              </>
            )}
          </span>
          <AddMenu
            path={path}
            spot={{ after: gateway.slug, way }}
            label={t`Add on: ${name}`}
            onAdd={(kind) => send({ type: "path.edited", edit: { do: "add", at: { after: gateway.slug, way }, kind } })}
          >
            <Trans>Add</Trans>
          </AddMenu>
        </div>
      );
    }
    const { node } = line;
    return (
      <OutlineNode
        node={node}
        view={view}
        send={send}
        isOpen={open === node.slug}
        onOpen={(isOpen) => setOpen(isOpen ? node.slug : null)}
      />
    );
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it takes the focus of what went.
    <div ref={outline} tabIndex={-1} className={product.stack} onFocus={noteFocus}>
      <ol ref={list} className={styles.outline} aria-label={t`Steps of the path`} onFocus={rows.noteFocus}>
        {rows.parts.map((part) => {
          if ("room" in part)
            return <li key={`room ${part.from}`} aria-hidden className={styles.room} style={{ height: part.room }} />;
          const line = lines[part.row];
          if (!line) return null;
          return (
            <li
              key={keyOf(line)}
              data-row={keyOf(line)}
              className={depthOf(line.depth)}
              {...(!isWhole && { "aria-setsize": lines.length, "aria-posinset": part.row + 1 })}
            >
              {showLine(line)}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
