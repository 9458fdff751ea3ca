// Knows who has the keyboard: the player takes no focus from the editor beside it, and gives it back.
import type { TrialLine } from "./trial-line.ts";

/** A page of the player focuses its title, but not while the author types in the editor beside it. */
export function leaveFocusOutside(): void {
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function focusInside(options) {
    if (document.hasFocus()) focus.call(this, options);
  };
}

/** What Escape closes first. */
const OPEN = "[role=dialog], [role=alertdialog], [role=listbox], [role=menu]";

/** Escape leaves the player, and Ctrl or ⌘ with Enter goes back to the editor. */
export function listenForLeaving({ tell }: TrialLine): void {
  const press = (event: KeyboardEvent) => {
    if (event.key === "Escape" && !document.querySelector(OPEN)) tell({ type: "left" });
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      event.stopPropagation();
      tell({ type: "back" });
    }
  };
  document.addEventListener("keydown", press, { capture: true });
}
