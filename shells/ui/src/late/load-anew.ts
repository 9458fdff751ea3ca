// Knows how a page is loaded again for a part that did not come, once that can help.

/**
 * Firefox and WebKit remember, as long as the page lives, that the module of an address did not come: only a new page
 * helps. WebKit even remembers it then, unless the address was requested in another way meanwhile. The build lists the
 * modules of a late part in the page's head.
 */
export async function loadAnew(): Promise<void> {
  const named = [...document.querySelectorAll<HTMLLinkElement>("link[rel=modulepreload]")];
  // Otherwise the network is still down: the page that is there is better than none.
  if (await comesWhole(named)) window.location.reload();
}

/** Milliseconds after which an answer is no longer waited for. */
const PATIENCE = 10_000;

const comesWhole = (named: readonly HTMLLinkElement[]): Promise<boolean> =>
  Promise.all(named.map(({ href }) => fetch(href, { signal: AbortSignal.timeout(PATIENCE) }))).then(
    (answers) => answers.every(({ ok }) => ok),
    () => false,
  );
