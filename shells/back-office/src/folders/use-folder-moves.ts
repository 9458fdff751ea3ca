// Knows how folders are dragged into folders, between their tiles and their tree, and taken together with dropped rows.
import { type DragEvent, useRef } from "react";
import { type Folder, mayEnter } from "./walk-folders.ts";

/** Where something is dropped: onto a folder; null: onto the top level. */
export interface FolderDrop {
  readonly accepts: (event: DragEvent, into: string | null) => boolean;
  readonly onDrop: (into: string | null, event: DragEvent) => void;
}
export interface FolderMoves extends FolderDrop {
  /** A folder is dragged from now on. */
  readonly hold: (slug: string) => void;
  readonly release: () => void;
  /** Whether a folder may be moved there now: not into itself, nor below itself. */
  readonly may: (slug: string, into: string | null) => boolean;
  /** Moves it, unless something else is under way, or it may not stand there. @returns whether it was asked for. */
  readonly move: (slug: string, into: string | null) => boolean;
}
export interface FolderMovesOptions {
  readonly tree: readonly Folder[];
  readonly isBusy: boolean;
  readonly onMove: (slug: string, into: string | null) => void;
  /** What else is dropped onto folders. */
  readonly rows: FolderDrop;
}

export function useFolderMoves({ tree, isBusy, onMove, rows }: FolderMovesOptions): FolderMoves {
  // What is dragged cannot be read from the event before it is dropped.
  const held = useRef<string | null>(null);
  const may = (slug: string, into: string | null) => !isBusy && mayEnter(tree, slug, into);
  const move = (slug: string, into: string | null) => {
    if (!may(slug, into)) return false;
    onMove(slug, into);
    return true;
  };
  return {
    hold: (slug) => {
      held.current = slug;
    },
    release: () => {
      held.current = null;
    },
    may,
    move,
    accepts: (event, into) => (held.current === null ? rows.accepts(event, into) : may(held.current, into)),
    onDrop(into, event) {
      const slug = held.current;
      held.current = null;
      if (slug === null) rows.onDrop(into, event);
      else move(slug, into);
    },
  };
}
