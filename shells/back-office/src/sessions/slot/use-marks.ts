// Knows the marks of a slot in the order of their chain.
import type { ChainMark, Trouble } from "@academiz/application/ports";
import { useEffect, useState } from "react";
import { useOffice } from "../../office/office-context.ts";

/** Pages of a hundred: the server verifies longer chains too, but their end is not listed here. */
const MOST = 10;

export interface Marks {
  readonly all: readonly ChainMark[];
  readonly total: number;
  readonly isLoading: boolean;
  readonly trouble: Trouble | null;
}
const NONE: Marks = { all: [], total: 0, isLoading: true, trouble: null };

/** Loaded again when `version` changes; null: not yet, as long as nobody knows whether there is such a slot. */
export function useMarks(slug: string | null, version: number): Marks {
  const { office } = useOffice();
  const [marks, setMarks] = useState(NONE);
  useEffect(() => {
    if (slug === null) return;
    let isGone = false;
    const load = async (): Promise<Marks> => {
      const all: ChainMark[] = [];
      for (let page = 1; ; page++) {
        const answer = await office.classrooms.listMarks(slug, page);
        if (!answer.ok) return { all, total: all.length, isLoading: false, trouble: answer.error };
        all.push(...answer.value.marks);
        const { total } = answer.value;
        const isOver = answer.value.marks.length === 0 || all.length >= total || page === MOST;
        if (isOver) return { all, total, isLoading: false, trouble: null };
      }
    };
    void load().then((loaded) => {
      if (isGone) return;
      // When loading again fails, the last known marks stay.
      setMarks((before) => (loaded.trouble && before.all.length > 0 ? { ...before, trouble: loaded.trouble } : loaded));
    });
    return () => {
      isGone = true;
    };
  }, [slug, version, office]);
  return marks;
}
