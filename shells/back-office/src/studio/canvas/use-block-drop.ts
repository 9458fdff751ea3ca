// Knows how a block that is dragged over another one goes before or after it.
import { type DragEvent, useState } from "react";
import { useStudio } from "../common/studio-context.ts";
import { holdsBlock, readBlock } from "../parts/dragged-block.ts";
import { useParts } from "../parts/use-parts.ts";

type Side = "before" | "after";

/** The props of the block's frame. */
export function useBlockDrop(slug: string) {
  const { readLearniz } = useStudio();
  const parts = useParts();
  const [side, setSide] = useState<Side | null>(null);
  const find = (event: DragEvent<HTMLElement>): Side => {
    const { top, height } = event.currentTarget.getBoundingClientRect();
    return event.clientY < top + height / 2 ? "before" : "after";
  };
  return {
    "data-drop": side ?? undefined,
    onDragOver: (event: DragEvent<HTMLElement>) => {
      if (!holdsBlock(event)) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = "move";
      setSide(find(event));
    },
    onDragLeave: () => setSide(null),
    onDrop: (event: DragEvent<HTMLElement>) => {
      setSide(null);
      if (!holdsBlock(event)) return;
      event.preventDefault();
      event.stopPropagation();
      const dragged = readBlock(event);
      const slide = readLearniz()
        .chapters.flatMap(({ slides }) => slides)
        .find(({ interactivities }) => interactivities.some((one) => one.slug === slug));
      if (!slide || dragged === slug) return;
      const at = slide.interactivities.findIndex((one) => one.slug === slug);
      const after = find(event) === "after" ? slug : (slide.interactivities[at - 1]?.slug ?? null);
      parts.move([dragged], { into: slide.slug, after });
    },
  };
}
