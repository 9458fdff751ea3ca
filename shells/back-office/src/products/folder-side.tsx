// Knows the folders beside the list of products: opened, ordered by drag and by keys, and taking dropped products.
import type { LibraryView } from "@academiz/application/library";
import { findFolderPath } from "@academiz/domain/documents";
import { ErrorState, Tree } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { buildNodes, TOP } from "../folders/folder-nodes.tsx";
import type { FolderDrop } from "../folders/folder-tiles.tsx";
import { tree as treeStyle } from "../folders/folders.css.ts";
import { type Folder, findStep, mayEnter } from "../folders/walk-folders.ts";
import { TroubleText } from "../office/trouble-text.tsx";
import * as styles from "./products-page.css.ts";

export interface FolderSideProps {
  readonly view: LibraryView;
  /** The slug of the open folder; null for all products. */
  readonly folder: string | null;
  readonly onOpen: (folder: string | null) => void;
  readonly onRename: (folder: Folder) => void;
  readonly onRemove: (folder: Folder) => void;
  readonly onMove: (slug: string, into: string | null) => void;
  readonly onRetry: () => void;
  readonly drop: FolderDrop;
}

export function FolderSide({ view, folder, onOpen, onRename, onRemove, onMove, onRetry, drop }: FolderSideProps) {
  const { t } = useLingui();
  const { tree, phase, trouble } = view.folders;
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const box = useRef<HTMLDivElement>(null);
  /** The folder that the keyboard moved keeps the focus in its new place. */
  const followed = useRef<string | null>(null);
  useEffect(() => {
    if (view.isActing || followed.current === null) return;
    box.current?.querySelector<HTMLElement>(`[data-node="${CSS.escape(followed.current)}"]`)?.focus();
    followed.current = null;
  });
  const move = (slug: string, into: string | null) => {
    if (!view.isActing && mayEnter(tree, slug, into)) onMove(slug, into);
  };
  const press = (event: KeyboardEvent) => {
    const row = event.target instanceof Element ? event.target.closest<HTMLElement>("[role=treeitem]") : null;
    const at = row && findFolderPath<Folder>(tree, row.dataset["node"] ?? "").at(-1);
    if (!at || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === "F2") onRename(at);
    else if (event.key === "Delete") onRemove(at);
    else return;
    event.preventDefault();
  };
  if (phase === "failed")
    return (
      <ErrorState
        title={<Trans>The folders could not be loaded</Trans>}
        requestId={trouble?.requestId}
        onRetry={onRetry}
      >
        <TroubleText trouble={trouble} />
      </ErrorState>
    );
  const slugs = [TOP, ...listSlugs(tree)];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are the tree's, which is inside
    <div ref={box} className={treeStyle} onKeyDown={press}>
      <div className={styles.side}>
        <Tree
          label={t`Folders`}
          nodes={buildNodes(t`All products`, tree, folder)}
          expanded={new Set(slugs.filter((slug) => !closed.has(slug)))}
          onExpandedChange={(next) => setClosed(new Set(slugs.filter((slug) => !next.has(slug))))}
          selected={new Set([folder ?? TOP])}
          onSelect={(id) => onOpen(id === TOP ? null : id)}
          onMove={(slug, to) => {
            const into = slug === TOP ? undefined : findStep(tree, slug, to);
            if (into === undefined) return;
            followed.current = slug;
            move(slug, into);
          }}
          drag={{
            canDrag: (id) => id !== TOP && !view.isActing,
            listPlaces: (dragged, target) => (mayEnter(tree, dragged, target === TOP ? null : target) ? ["into"] : []),
            onDrop: (dragged, target) => move(dragged, target === TOP ? null : target),
          }}
          drop={{ accepts: drop.accepts, onDrop: (id, event) => drop.onDrop(id === TOP ? null : id, event) }}
        />
        <p className={styles.help}>
          <Trans>
            Drag products and folders onto a folder. With the keyboard, Alt with the right or the left arrow moves a
            folder, F2 renames it, Delete removes it.
          </Trans>
        </p>
      </div>
    </div>
  );
}

const listSlugs = (tree: readonly Folder[]): readonly string[] =>
  tree.flatMap(({ slug, children }) => [slug, ...listSlugs(children)]);
