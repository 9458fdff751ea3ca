// Knows how a page is loaded anew for a part that did not come, once that can help.

/**
 * Firefox and WebKit remember of an address that its module did not come, for as long as the page lives: only a new
 * page helps. WebKit remembers it even then, unless the address was asked for in another way meanwhile. The build names
 * the modules of a late part in the page's head.
 */
export async function loadAnew(): Promise<void> {
  const named = [...document.querySelectorAll<HTMLLinkElement>("link[rel=modulepreload]")];
  // The network is still away otherwise: the page that is there is better than none.
  if (await comesWhole(named)) window.location.reload();
}

/** Milliseconds after which an answer is no longer waited for. */
const PATIENCE = 10_000;

const comesWhole = (named: readonly HTMLLinkElement[]): Promise<boolean> =>
  Promise.all(named.map(({ href }) => fetch(href, { signal: AbortSignal.timeout(PATIENCE) }))).then(
    (answers) => answers.every(({ ok }) => ok),
    () => false,
  );
