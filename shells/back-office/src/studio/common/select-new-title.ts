// Knows that typing replaces a default title: all of it is selected when its field gets the focus.
import { isNewTitle } from "@academiz/domain/editing";
import type { FocusEvent } from "react";

export function selectNewTitle({ currentTarget }: FocusEvent<HTMLInputElement>): void {
  if (!isNewTitle(currentTarget.value)) return;
  currentTarget.select();
  // A press sets the cursor after the focus event.
  const { value } = currentTarget;
  requestAnimationFrame(() => {
    if (document.activeElement === currentTarget && currentTarget.value === value) currentTarget.select();
  });
}
