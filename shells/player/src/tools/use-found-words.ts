// Knows how the words of a search are highlighted on the page that was opened from it.
import { findFolded } from "@academiz/domain/kernel";
import { useEffect, useState } from "react";
import { collectPassages, findRange } from "./collect-passages.ts";
import { bringIntoSight, markRange } from "./mark-range.ts";

/** Answers a function that highlights them on the page `slideSlug` once it is there; they stay so until it is left. */
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
