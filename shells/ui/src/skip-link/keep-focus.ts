// Knows that the focus never falls out of the page: where what had it goes, the page or the dialog before it takes it.
import { CONTENT_ID } from "./skip-link.tsx";

const isLost = () => document.activeElement === null || document.activeElement === document.body;

/** The topmost dialog; else the title of the page, for who hears what is there; else its content. */
function findFallback(): HTMLElement | null {
  const dialogs = [...document.querySelectorAll<HTMLElement>("[role=dialog], [role=alertdialog]")];
  const dialog = dialogs.findLast((one) => one.checkVisibility());
  if (dialog) return dialog;
  const title = document.querySelector<HTMLElement>("h1");
  if (!title) return document.getElementById(CONTENT_ID);
  if (title.tabIndex < 0) title.tabIndex = -1;
  return title;
}

/** For as long as the page lives. Whoever has a better place for it gives it the focus first, or later. */
export function keepFocus(): void {
  let last: Element | null = null;
  document.addEventListener("focusin", ({ target }) => {
    last = target instanceof Element ? target : null;
  });
  document.addEventListener("focusout", ({ target, relatedTarget }) => {
    // Who leaves a field by a press beside it wants the focus nowhere.
    if (relatedTarget === null) queueMicrotask(() => target instanceof Element && target.isConnected && forget(target));
  });
  const forget = (left: Element) => {
    if (last === left && isLost()) last = null;
  };
  new MutationObserver(() => {
    if (last === null || last.isConnected || !isLost()) return;
    const gone = last;
    // A dialog that closes gives it back by itself, a page that opens may take it.
    setTimeout(() => {
      if (last === gone && isLost()) findFallback()?.focus({ preventScroll: true });
    });
  }).observe(document.body, { childList: true, subtree: true });
}
