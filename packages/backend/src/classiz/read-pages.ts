// Knows how a list is read to its end, some of it at a time.
import type { Page } from "../ports/index.ts";

const LIMIT = 1_000;

/** Ends with the first page that is not full. */
export async function* readPages<Row>(read: (page: Page) => Promise<readonly Row[]>): AsyncGenerator<readonly Row[]> {
  for (let page = 1; ; page += 1) {
    const rows = await read({ page, limit: LIMIT });
    yield rows;
    if (rows.length < LIMIT) return;
  }
}
