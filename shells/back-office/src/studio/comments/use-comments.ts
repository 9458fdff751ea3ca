// Knows what the studio shows of comments before their panel is loaded, and how it requests the panel.
import type { ThreadsView } from "@academiz/application/threads";
import { useMemo, useState } from "react";
import type { StudioComments } from "../common/studio-context.ts";

/** What the panel should show; a new object for each request. */
export type CommentsWish =
  | { readonly kind: "list"; readonly near: string | undefined }
  | { readonly kind: "new"; readonly slug: string };

export type CommentsNumbers = Pick<ThreadsView, "count" | "byPlace">;
const NONE: CommentsNumbers = { count: { open: 0, unread: 0 }, byPlace: new Map() };

export interface Comments extends StudioComments {
  /** Null while the panel is closed. */
  readonly wish: CommentsWish | null;
  readonly close: () => void;
  /** Called with the numbers that the panel counts. */
  readonly takeNumbers: (numbers: CommentsNumbers) => void;
}

/** @param isShown true where all of them are asked for from the beginning. */
export function useComments(isShown: boolean): Comments {
  const [wish, setWish] = useState<CommentsWish | null>(isShown ? { kind: "list", near: undefined } : null);
  const [numbers, takeNumbers] = useState(NONE);
  return useMemo(
    () => ({
      ...numbers,
      wish,
      takeNumbers,
      show: (near) => setWish({ kind: "list", near }),
      begin: (slug) => setWish({ kind: "new", slug }),
      close: () => setWish(null),
    }),
    [numbers, wish],
  );
}
