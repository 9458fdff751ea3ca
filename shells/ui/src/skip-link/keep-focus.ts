// Knows that the focus is never lost: when the focused element goes away, the page or the dialog over it takes the
// focus.
import { CONTENT_ID } from "./skip-link.tsx";

const isLost = () => document.activeElement === null || document.activeElement === document.body;

/** The topmost dialog; else the title of the page, which a screen reader then reads; else its content. */
function findFallback(): HTMLElement | null {
  const dialogs = [...document.querySelectorAll<HTMLElement>("[role=dialog], [role=alertdialog]")];
  const dialog = dialogs.findLast((one) => one.checkVisibility());
  if (dialog) return dialog;
  const title = document.querySelector<HTMLElement>("h1");
  if (!title) return document.getElementById(CONTENT_ID);
  if (title.tabIndex < 0) title.tabIndex = -1;
  return title;
}

/** Active as long as the page lives. Code with a better target focuses it first, or later. */
export function keepFocus(): void {
  let last: Element | null = null;
  document.addEventListener("focusin", ({ target }) => {
    last = target instanceof Element ? target : null;
  });
  document.addEventListener("focusout", ({ target, relatedTarget }) => {
    // Pressing an empty place beside a field is meant to leave the focus nowhere.
    if (relatedTarget === null) queueMicrotask(() => target instanceof Element && target.isConnected && forget(target));
  });
  const forget = (left: Element) => {
    if (last === left && isLost()) last = null;
  };
  new MutationObserver(() => {
    if (last === null || last.isConnected || !isLost()) return;
    const gone = last;
    // A dialog that closes returns the focus itself, and a page that opens may take it.
    setTimeout(() => {
      if (last === gone && isLost()) findFallback()?.focus({ preventScroll: true });
    });
  }).observe(document.body, { childList: true, subtree: true });
}
