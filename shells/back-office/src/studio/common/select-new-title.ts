// Knows that typing replaces a title that nobody wrote: the whole of it is selected as its field gets the focus.
import { isNewTitle } from "@academiz/domain/editing";
import type { FocusEvent } from "react";

export function selectNewTitle({ currentTarget }: FocusEvent<HTMLInputElement>): void {
  if (!isNewTitle(currentTarget.value)) return;
  currentTarget.select();
  // A press puts the cursor where it falls, after the focus.
  const { value } = currentTarget;
  requestAnimationFrame(() => {
    if (document.activeElement === currentTarget && currentTarget.value === value) currentTarget.select();
  });
}
