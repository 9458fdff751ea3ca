// Knows a long list of rows while it is scrolled: the rows in sight are in the page, the others leave their space.
import { type FocusEvent, type RefObject, useLayoutEffect, useRef, useState } from "react";
import { findListParts, type ListPart, MANY_ROWS, type Sight } from "./rows-in-sight.ts";

export interface RowsInSight {
  readonly parts: readonly ListPart[];
  /** For `onFocus` of the list: keeps the row that has the focus, and those beside it. */
  readonly noteFocus: (event: FocusEvent) => void;
}

/** After this many pixels of scrolling, the rows in sight are computed again. */
const STEP = 200;

/**
 * `keys`: the keys of all rows, in order; each row that is drawn has its own as `data-row`. `kept`: rows that always
 * stay. Rows may have different heights.
 */
export function useRowsInSight(
  list: RefObject<HTMLElement | null>,
  keys: readonly string[],
  kept: readonly (string | null)[],
): RowsInSight {
  const heights = useRef(new Map<string, number>());
  const [, measureAnew] = useState(0);
  const [sight, setSight] = useState<Sight>({ top: 0, bottom: 2 * window.innerHeight });
  const [focused, setFocused] = useState<string | null>(null);
  const isLong = keys.length >= MANY_ROWS;

  const measure = () => {
    const element = list.current;
    if (!element || !isLong) return;
    const between = Number.parseFloat(getComputedStyle(element).rowGap) || 0;
    let isOther = false;
    for (const row of element.querySelectorAll<HTMLElement>(":scope > [data-row]")) {
      const key = row.dataset["row"] ?? "";
      const height = row.offsetHeight + between;
      if (heights.current.get(key) === height) continue;
      heights.current.set(key, height);
      isOther = true;
    }
    if (isOther) measureAnew((former) => former + 1);
  };
  const look = () => {
    const element = list.current;
    if (!element || !isLong) return;
    const from = -element.getBoundingClientRect().top;
    // One more page above and below, so that scrolling or Tab always meets rows that are there.
    const top = Math.floor((from - window.innerHeight) / STEP) * STEP;
    const bottom = Math.ceil((from + 2 * window.innerHeight) / STEP) * STEP;
    setSight((former) => (former.top === top && former.bottom === bottom ? former : { top, bottom }));
  };
  useLayoutEffect(measure);
  useLayoutEffect(() => {
    const element = list.current;
    if (!element || !isLong) return;
    look();
    // Any ancestor may be scrolled: the event does not bubble, but it can be captured.
    const options = { capture: true, passive: true } as const;
    const sized = new ResizeObserver(() => {
      measure();
      look();
    });
    sized.observe(element);
    window.addEventListener("scroll", look, options);
    window.addEventListener("resize", look);
    return () => {
      sized.disconnect();
      window.removeEventListener("scroll", look, options);
      window.removeEventListener("resize", look);
    };
  }, [isLong]);

  const places = new Map(keys.map((key, at) => [key, at]));
  const near = focused === null ? undefined : places.get(focused);
  const staying = new Set([
    ...kept.flatMap((key) => (key === null ? [] : (places.get(key) ?? []))),
    ...(near === undefined ? [] : [near - 1, near, near + 1]),
  ]);
  return {
    parts: findListParts(
      keys.map((key) => heights.current.get(key) ?? null),
      sight,
      staying,
    ),
    noteFocus: ({ target }) => {
      const row = isLong ? target.closest<HTMLElement>("[data-row]")?.dataset["row"] : undefined;
      if (row !== undefined) setFocused(row);
    },
  };
}
