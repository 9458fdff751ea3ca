// Knows the files that users go into: all of them, the template, and the last file as it was sent (§7.37–§7.39).
import type { FileAnswer } from "@academiz/contract";
import { cleanFileName, escapeCell, succeed } from "@academiz/domain/kernel";
import { createVocabulary, writeExample, writeHeader, writeRow } from "@academiz/domain/user-files";
import { chooseLocale, type Locale } from "@academiz/domain/wording";
import { type Outcome, refuse } from "../ground/outcome.ts";
import type { World } from "../ground/world.ts";
import type { Actor, ClientRecord, RosterPage, RosterPlace } from "../ports/index.ts";
import { readInput, USER_IMPORT } from "./import-job.ts";

type Format = "csv" | "xlsx";
type Rows = AsyncGenerator<readonly (readonly string[])[]>;
type Writing = Pick<World, "users" | "clients" | "roster" | "sheets" | "breathe">;

/** Users that are read and written at once. */
const PORTION = 500;
const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

async function writeTable(
  { sheets }: Pick<World, "sheets">,
  rows: Rows,
  format: Format,
  { name, locale }: { readonly name: string; readonly locale: Locale },
): Promise<FileAnswer> {
  const file = cleanFileName(`${name}.${format}`);
  if (format === "xlsx") return { name: file, type: XLSX, bytes: await sheets.writeWorkbook(rows) };
  // Where a comma stands in numbers, spreadsheets expect the other.
  const bytes = await sheets.writeCsv(rows, locale === "fr" ? ";" : ",");
  return { name: file, type: "text/csv; charset=utf-8", bytes };
}

function join(parts: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((sum, { byteLength }) => sum + byteLength, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.byteLength;
  }
  return bytes;
}

async function findLocale({ users }: Pick<World, "users">, actor: Actor, client: ClientRecord): Promise<Locale> {
  const reader = await users.read(actor.home, actor.userId);
  return chooseLocale({ user: reader?.locale, client: client.locale });
}

const headOf = (locale: Locale) => writeHeader(locale).map(escapeCell);

async function* writeUsers(world: Writing, client: ClientRecord, locale: Locale): Rows {
  const vocabulary = createVocabulary(client.affectations, client.criteria);
  yield [headOf(locale)];
  let place: RosterPlace | null = null;
  do {
    const page: RosterPage = await world.roster.walk({ clientId: client.id }, place, PORTION);
    yield page.rows.map((user) => writeRow(user, vocabulary, locale));
    place = page.next;
    await world.breathe();
  } while (place);
}

export async function exportUsers(world: Writing, actor: Actor, format: Format): Outcome<FileAnswer> {
  const client = await world.clients.read(actor);
  if (!client) return refuse("not-found");
  const locale = await findLocale(world, actor, client);
  const name = `${client.slug}-${locale === "fr" ? "utilisateurs" : "users"}`;
  return succeed(await writeTable(world, writeUsers(world, client, locale), format, { name, locale }));
}

export async function writeTemplate(world: Writing, actor: Actor, format: Format): Outcome<FileAnswer> {
  const client = await world.clients.read(actor);
  if (!client) return refuse("not-found");
  const locale = await findLocale(world, actor, client);
  const rows = async function* (): Rows {
    yield [headOf(locale), writeExample(locale)];
  };
  const name = locale === "fr" ? "modele-utilisateurs" : "users-template";
  return succeed(await writeTable(world, rows(), format, { name, locale }));
}

export async function readLastFile(world: Pick<World, "jobs" | "documentStore">, actor: Actor): Outcome<FileAnswer> {
  const [last] = await world.jobs.list(actor, USER_IMPORT, 1);
  const stored = last?.fileKey ? await world.documentStore.open(last.fileKey) : null;
  const content = await stored?.read();
  if (!last || !content) return refuse("not-found");
  const parts: Uint8Array[] = [];
  for await (const part of content) parts.push(part);
  const { fileName, isWorkbook } = readInput(last);
  return succeed({ name: fileName, type: isWorkbook ? XLSX : "text/csv", bytes: join(parts) });
}
