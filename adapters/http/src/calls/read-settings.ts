// Knows what the server tells each page of its settings, in the first tag (§2.6, §6.6).

/**
 * `platform`: which one the page is, outside production alone; `output`: where a browser goes that is refused after a
 * refresh.
 */
export const readSettings = (): { readonly platform?: string; readonly output?: string } =>
  document.documentElement.dataset;
