// Knows how a dragged block carries its slug, on its page and in the outline.
import type { DragEvent } from "react";

const TYPE = "application/x-academiz-block";

export function carryBlock(event: DragEvent, slug: string): void {
  event.dataTransfer.effectAllowed = "move";
  event.dataTransfer.setData(TYPE, slug);
}

export const holdsBlock = (event: DragEvent): boolean => event.dataTransfer.types.includes(TYPE);

/** Only at the drop: before, the browser hides it. */
export const readBlock = (event: DragEvent): string => event.dataTransfer.getData(TYPE);
