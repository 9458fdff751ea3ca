// Knows how a page is loaded anew for a part that did not come, once that can help.

/**
 * Firefox and WebKit remember of an address that its module did not come, for as long as the page lives: only a new
 * page helps. WebKit remembers it even then, unless the address was asked for in another way meanwhile. The build names
 * the modules of a late part in the page's head.
 */
export async function loadAnew(): Promise<void> {
  const named = document.querySelectorAll<HTMLLinkElement>("link[rel=modulepreload]");
  try {
    const answers = await Promise.all([...named].map(({ href }) => fetch(href)));
    if (answers.every(({ ok }) => ok)) window.location.reload();
  } catch {
    // The network is still away: the page that is there is better than none.
  }
}
