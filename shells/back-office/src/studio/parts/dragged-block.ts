// Knows how a block that is dragged says what it is, on its page and in the outline.
import type { DragEvent } from "react";

const TYPE = "application/x-academiz-block";

export function carryBlock(event: DragEvent, slug: string): void {
  event.dataTransfer.effectAllowed = "move";
  event.dataTransfer.setData(TYPE, slug);
}

export const holdsBlock = (event: DragEvent): boolean => event.dataTransfer.types.includes(TYPE);

/** Only where it is dropped: before, the browser keeps it to itself. */
export const readBlock = (event: DragEvent): string => event.dataTransfer.getData(TYPE);
