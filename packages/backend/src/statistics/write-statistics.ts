// Knows how a table of statistics becomes a file, in the language of whoever asks: what is shown.
import type { FileAnswer, QueryOf, statistics } from "@academiz/contract";
import { cleanFileName, succeed } from "@academiz/domain/kernel";
import { type Period, type StatisticsTable, writeNumbers, writeStatistics } from "@academiz/domain/stats";
import { chooseLocale } from "@academiz/domain/wording";
import type { Outcome } from "../ground/outcome.ts";
import type { World } from "../ground/world.ts";
import type { Actor, ProductRecord } from "../ports/index.ts";
import type { ProductPlace } from "../products/find-product.ts";
import { listLearners } from "../products/list-learners.ts";
import { listWaitingLearners } from "../products/list-waiting-learners.ts";
import { listLate } from "./list-late.ts";
import { readStatistics } from "./read-client-statistics.ts";
import { readProductStatistics } from "./read-product-statistics.ts";

type Format = "csv" | "xlsx";
const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
type ProductTable = "weeks" | "pages" | "ways" | "scores" | "items" | "learners" | "waiting";
/** People who are read at once. */
const BATCH = 1_000;
type Stage = Pick<
  World,
  | "progress"
  | "products"
  | "perimeters"
  | "courses"
  | "statistics"
  | "jobs"
  | "clock"
  | "dice"
  | "users"
  | "clients"
  | "sheets"
>;

export async function writeProductStatistics(
  world: Stage,
  actor: Actor,
  { table, ...place }: Pick<ProductRecord, "type" | "slug"> & { readonly table: ProductTable },
  { period, format }: { readonly period: Period; readonly format: Format },
): Outcome<FileAnswer> {
  if (table === "learners") {
    const listed = await listLearners(world, actor, place);
    if (!listed.ok) return listed;
    return write(world, actor, `${place.slug}-${table}`, { table, rows: listed.value.learners }, format);
  }
  if (table === "waiting") {
    const listed = await listAllWaiting(world, actor, place);
    return listed.ok ? write(world, actor, `${place.slug}-${table}`, { table, rows: listed.value }, format) : listed;
  }
  const read = await readProductStatistics(world, actor, place, period);
  return read.ok
    ? write(world, actor, `${place.slug}-${table}`, { table, rows: read.value[table] } as StatisticsTable, format)
    : read;
}

async function listAllWaiting(
  world: Stage,
  actor: Actor,
  place: ProductPlace,
): Outcome<Extract<StatisticsTable, { table: "waiting" }>["rows"]> {
  const rows = [];
  for (let page = 1; ; page += 1) {
    const listed = await listWaitingLearners(world, actor, place, { page, limit: BATCH });
    if (!listed.ok) return listed;
    const { learners, due } = listed.value;
    rows.push(...learners.map((learner) => ({ ...learner, due })));
    if (learners.length < BATCH) return succeed(rows);
  }
}

export async function writeClientStatistics(
  world: Stage & Pick<World, "dues">,
  actor: Actor,
  table: "weeks" | "products" | "places" | "late",
  { format, ...criteria }: QueryOf<typeof statistics.readStatistics> & { readonly format: Format },
): Outcome<FileAnswer> {
  if (table === "late") {
    const listed = await listEveryLate(world, actor);
    return listed.ok ? write(world, actor, `statistics-${table}`, { table, rows: listed.value }, format) : listed;
  }
  const read = await readStatistics(world, actor, criteria);
  if (!read.ok) return read;
  const rows = table === "places" ? read.value.byPlace : read.value[table];
  return write(world, actor, `statistics-${table}`, { table, rows } as StatisticsTable, format);
}

async function listEveryLate(
  world: Stage & Pick<World, "dues">,
  actor: Actor,
): Outcome<Extract<StatisticsTable, { table: "late" }>["rows"]> {
  const rows = [];
  for (let page = 1; ; page += 1) {
    const listed = await listLate(world, actor, { page, limit: BATCH });
    if (!listed.ok) return listed;
    const { late } = listed.value;
    rows.push(...late.map(({ product, ...row }) => ({ ...row, product: product.name })));
    if (late.length < BATCH) return succeed(rows);
  }
}

async function write(
  world: Stage,
  actor: Actor,
  name: string,
  told: StatisticsTable,
  format: Format,
): Outcome<FileAnswer> {
  const [user, client] = await Promise.all([world.users.read(actor.home, actor.userId), world.clients.read(actor)]);
  const locale = chooseLocale({ user: user?.locale, client: client?.locale });
  const lines = writeStatistics(told, locale);
  const file = cleanFileName(`${name}.${format}`);
  if (format === "xlsx")
    return succeed({ name: file, type: XLSX, bytes: await world.sheets.writeWorkbook(once(lines)) });
  const bytes = await world.sheets.writeCsv(once(writeNumbers(lines, locale)), locale === "fr" ? ";" : ",");
  return succeed({ name: file, type: "text/csv; charset=utf-8", bytes });
}

async function* once<Lines>(lines: Lines): AsyncGenerator<Lines> {
  yield lines;
}
