// Knows the cost of a learner's search in 10,000 pages under row-level security, compared with the same query of the
// database's owner, without it.
import { randomUUID } from "node:crypto";
import { createSoughtTexts } from "../../adapters/postgres/src/repositories/index.ts";
import type { Db } from "../../adapters/postgres/src/sql/db.ts";
import { queryRows } from "../../adapters/postgres/src/sql/rows.ts";
import { openBare } from "../../adapters/postgres/src/testing/open-bare.ts";
import { plantRows } from "../../adapters/postgres/src/testing/plant-rows.ts";
import { copyProducts } from "./copy-products.ts";
import { openBenchDatabase } from "./open-bench-database.ts";
import { timeInTurns } from "./time-in-turns.ts";

const PRODUCTS = Number(process.env["BENCH_PRODUCTS"] ?? 1_000);
const PAGES = 10;
/** The words of a page, and the vocabulary: each page has 60 of 5,000. */
const [LENGTH, VOCABULARY] = [60, 5_000];
const [CALLS, WIDTH, LIMIT] = [60, 4, 200];

const SEARCHES: Readonly<Record<string, readonly string[]>> = {
  "one word": ["mot123"],
  "the beginning of a word": ["mot12"],
  "two words": ["mot123", "mot7"],
  "a word of every page": ["page"],
};

const { dataDir, database, remove } = await openBenchDatabase();

/** As many products as are open to somebody, each with its pages. */
async function plantTexts(db: Db, clientId: string): Promise<readonly string[]> {
  await copyProducts(db, clientId, `bench-${clientId.slice(0, 8)}-`, PRODUCTS);
  await db.execute(`
    insert into sought_texts (product_slug, place, client_id, published_at, page, title, words)
    select slug, place, client_id, now(), 'page-' || place, 'Page ' || place,
      (select string_agg('mot' || floor(random() * ${VOCABULARY}), ' ') from generate_series(1, ${LENGTH}) where slug is not null and place > 0)
    from products, generate_series(1, ${PAGES}) place where client_id = '${clientId}' and slug like 'bench-%'`);
  const slugs = await queryRows<{ slug: string }>(
    db,
    `select slug from products where client_id = '${clientId}' and slug like 'bench-%'`,
  );
  return slugs.map(({ slug }) => slug);
}

/** A query written by hand, with the right to see everything: the same index, one plain statement. */
async function searchBare(db: Db, clientId: string, words: readonly string[], slugs: readonly string[]) {
  const query = words
    .map(
      (word) =>
        `(to_tsquery('simple', '${word}:*') || plainto_tsquery('french', '${word}') || plainto_tsquery('english', '${word}'))`,
    )
    .join(" && ");
  return queryRows<{ slug: string }>(
    db,
    `select product_slug as slug, place, page, title, words from sought_texts
     where client_id = '${clientId}' and stems @@ (${query}) and product_slug = any(string_to_array('${slugs.join(",")}', ','))
     order by ts_rank(stems, ${query}) desc, product_slug, place limit ${LIMIT}`,
  );
}
const round = (number: number) => Number(number.toPrecision(2));

try {
  await database.migrate();
  const [home, other] = [{ clientId: randomUUID() }, { clientId: randomUUID() }];
  for (const { clientId } of [home, other]) await plantRows(database.owner, clientId);
  const slugs = await plantTexts(database.owner, home.clientId);
  await plantTexts(database.owner, other.clientId);
  await database.owner.execute("vacuum analyze sought_texts");
  const ruled = createSoughtTexts(database.tenants);
  const bare = openBare(dataDir, home.clientId, WIDTH);
  const rows = [];
  for (const [title, words] of Object.entries(SEARCHES)) {
    const ways = {
      bare: () => searchBare(bare.db, home.clientId, words, slugs),
      ruled: () => ruled.search(home, { words, productSlugs: slugs, limit: LIMIT }),
    };
    const [one, two] = [await ways.bare(), await ways.ruled()];
    if (one.map(({ slug }) => slug).join() !== two.map(({ productSlug }) => productSlug).join())
      throw new Error(`${title}: the two do not find the same pages`);
    const times = await timeInTurns(ways, { calls: CALLS, width: WIDTH });
    rows.push({
      search: title,
      found: two.length,
      "bare p50 (ms)": round(times.bare.p50),
      "p50 (ms)": round(times.ruled.p50),
      "÷": round(times.ruled.p50 / times.bare.p50),
      "bare p95 (ms)": round(times.bare.p95),
      "p95 (ms)": round(times.ruled.p95),
      "÷ ": round(times.ruled.p95 / times.bare.p95),
    });
  }
  await bare.close();
  process.stdout.write(
    `${PRODUCTS * PAGES} pages of ${PRODUCTS} products, another client has as many; ${WIDTH} at once\n`,
  );
  console.table(rows);
} finally {
  await remove();
}
