// Knows the database of this device in which results wait beside the page's storage, and whether it is there, without
// opening it: few pages need it. A mark in the page's storage would be lost with the seconds that it is to bring back.
export const RESULTS_DATABASE = "academiz.results";

/** Also true where the browser does not say. */
export const mayBeLeft = async (factory: Partial<Pick<IDBFactory, "databases">>): Promise<boolean> =>
  (await factory.databases?.().catch(() => null))?.some(({ name }) => name === RESULTS_DATABASE) ?? true;
