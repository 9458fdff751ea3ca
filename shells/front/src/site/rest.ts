// Knows when a page is at rest: it shows what it was opened for, and has nothing better to do.

/** Milliseconds after which a page that is never at rest counts as being so. */
const LATEST = 2_000;
/** Milliseconds after which what was opened counts as not coming. */
const LATEST_SHOWN = 10_000;
/** Stands in the page for what is still on its way. */
const COMING = "[data-coming]";

/** What is fetched for later would slow down what is waited for now. */
function shown(): Promise<void> {
  return new Promise((done) => {
    const look = () => {
      if (document.querySelector(COMING)) return;
      observer.disconnect();
      clearTimeout(timer);
      done();
    };
    const observer = new MutationObserver(look);
    const timer = setTimeout(() => {
      observer.disconnect();
      done();
    }, LATEST_SHOWN);
    observer.observe(document.body, { childList: true, subtree: true });
    look();
  });
}

export function rest(): Promise<void> {
  const loaded = new Promise<void>((done) => {
    if (document.readyState === "complete") done();
    else window.addEventListener("load", () => done(), { once: true });
  });
  return loaded.then(shown).then(
    () =>
      new Promise((done) => {
        if ("requestIdleCallback" in window) window.requestIdleCallback(() => done(), { timeout: LATEST });
        else setTimeout(done, LATEST);
      }),
  );
}
