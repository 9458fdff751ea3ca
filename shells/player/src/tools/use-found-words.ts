// Knows how the words that somebody looked for are shown on the page that they went to.
import { findFolded } from "@academiz/domain/kernel";
import { useEffect, useState } from "react";
import { collectPassages, findRange } from "./collect-passages.ts";
import { bringIntoSight, markRange } from "./mark-range.ts";

/** Gives what shows them on the page `slideSlug` once it is there; they stay marked until it is left. */
export function useFoundWords(slideSlug: string): (slug: string, query: string) => void {
  const [wanted, setWanted] = useState<{ readonly slug: string; readonly query: string } | null>(null);
  useEffect(() => {
    const page = document.querySelector("main article");
    if (!wanted || wanted.slug !== slideSlug || !page) return;
    for (const passage of collectPassages(page, true)) {
      const found = findFolded(passage.text, wanted.query);
      const range = found && findRange(passage, found.start, found.end);
      if (!range) continue;
      passage.element.closest("details")?.setAttribute("open", "");
      markRange("found", range);
      bringIntoSight(range);
      break;
    }
    return () => markRange("found", null);
  }, [wanted, slideSlug]);
  return (slug, query) => setWanted({ slug, query });
}
