// Knows whether results may wait in the database of this browser, without opening it.

/** The name of the database. */
export const KEPT_RESULTS = "academiz.results";

/** True where a browser does not tell. */
export const hasKeptResults = async (): Promise<boolean> =>
  (await indexedDB.databases?.())?.some(({ name }) => name === KEPT_RESULTS) ?? true;
