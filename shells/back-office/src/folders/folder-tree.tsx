// Knows the tree of folders beside a list: opened, renamed and removed, and moved by drag and by keys.
import { findFolderPath } from "@academiz/domain/documents";
import { Tree } from "@academiz/ui";
import { useLingui } from "@lingui/react/macro";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { buildNodes, TOP } from "./folder-nodes.tsx";
import { tree as treeStyle } from "./folders.css.ts";
import type { FolderMoves } from "./use-folder-moves.ts";
import { type Folder, findParent, findStep } from "./walk-folders.ts";

export interface FolderTreeProps {
  /** The name of the top level. */
  readonly topName: string;
  readonly tree: readonly Folder[];
  /** The slug of the open folder; null for the top level. */
  readonly folder: string | null;
  readonly onOpen: (folder: string | null) => void;
  readonly expanded: ReadonlySet<string>;
  readonly onExpandedChange: (expanded: ReadonlySet<string>) => void;
  /** Absent where folders can only be browsed. */
  readonly change?:
    | {
        readonly moves: FolderMoves;
        readonly onRename: (folder: Folder) => void;
        readonly onRemove: (folder: Folder) => void;
      }
    | undefined;
}

const readId = (id: string): string | null => (id === TOP ? null : id);
const findRow = (target: EventTarget): string =>
  (target instanceof Element && target.closest<HTMLElement>("[role=treeitem]")?.dataset["node"]) || "";

export function FolderTree({ topName, tree, folder, onOpen, change, ...open }: FolderTreeProps) {
  const { t } = useLingui();
  const box = useRef<HTMLDivElement>(null);
  /** The folder that the keyboard moved keeps the focus in its new place, once it stands there. */
  const followed = useRef<{ readonly slug: string; readonly into: string | null } | null>(null);
  useEffect(() => {
    const at = followed.current;
    if (at === null || findParent(tree, at.slug) !== at.into) return;
    followed.current = null;
    box.current?.querySelector<HTMLElement>(`[data-node="${CSS.escape(at.slug)}"]`)?.focus();
  });
  const { moves } = change ?? {};
  /** What it went into is opened, so that it stays in sight. */
  const move = (slug: string, into: string | null): boolean => {
    const isAsked = moves?.move(slug, into) === true;
    if (isAsked) open.onExpandedChange(new Set([...open.expanded, into ?? TOP]));
    return isAsked;
  };
  const press = (event: KeyboardEvent) => {
    const at = findFolderPath<Folder>(tree, findRow(event.target)).at(-1);
    if (!change || !at || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === "F2") change.onRename(at);
    else if (event.key === "Delete") change.onRemove(at);
    else return;
    event.preventDefault();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are the tree's, which is inside
    <div
      ref={box}
      className={treeStyle}
      onKeyDown={press}
      onDragStart={(event) => moves?.hold(findRow(event.target))}
      onDragEnd={() => moves?.release()}
    >
      <Tree
        label={t`Folders`}
        nodes={buildNodes(topName, tree, folder)}
        {...open}
        selected={new Set([folder ?? TOP])}
        onSelect={(id) => onOpen(readId(id))}
        {...(moves && {
          onMove: (slug, to) => {
            const into = slug === TOP ? undefined : findStep(tree, slug, to);
            if (into !== undefined && move(slug, into)) followed.current = { slug, into };
          },
          drag: {
            canDrag: (id) => id !== TOP,
            listPlaces: (slug, target) => (moves.may(slug, readId(target)) ? ["into"] : []),
            onDrop: (slug, target) => move(slug, readId(target)),
          },
          drop: {
            accepts: (event, id) => moves.accepts(event, readId(id)),
            onDrop: (id, event) => moves.onDrop(readId(id), event),
          },
        })}
      />
    </div>
  );
}
