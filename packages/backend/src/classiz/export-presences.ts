// Knows how who was in the slots of a session is told as a file (§7.113).
import type { FileAnswer } from "@academiz/contract";
import {
  isThere,
  type PresenceRow,
  readLastMarks,
  writePresenceHeader,
  writePresenceRow,
} from "@academiz/domain/classiz";
import { succeed } from "@academiz/domain/kernel";
import { chooseLocale } from "@academiz/domain/wording";
import { type Outcome, refuse } from "../outcome.ts";
import type { Actor } from "../ports/index.ts";
import type { Repositories, World } from "../world.ts";
import { mayRun, readRun } from "./may-run.ts";

export interface Presential {
  readonly perimeterSlug: string;
  readonly mean: string;
}

/** In the language of whoever asks. Of a trainer their own slots. */
export async function exportPresences(
  world: Pick<World, "slots" | "users" | "clients" | "sheets">,
  actor: Actor,
  place: Presential,
): Outcome<FileAnswer> {
  if (!(await world.slots.findClassiz(actor, place.perimeterSlug))) return refuse("not-found");
  const [user, client] = await Promise.all([world.users.read(actor.home, actor.userId), world.clients.read(actor)]);
  const locale = chooseLocale({ user: user?.locale, client: client?.locale });
  const rows = await listPresences(world, actor, place);
  const lines = [writePresenceHeader(locale), ...rows.map((row) => writePresenceRow(row, locale))];
  const bytes = await world.sheets.writeCsv(portion(lines), locale === "fr" ? ";" : ",");
  return succeed({ name: `${place.mean}.csv`, bytes });
}

async function* portion(lines: readonly (readonly string[])[]) {
  yield lines;
}

async function listPresences(
  world: Pick<Repositories, "slots" | "users">,
  actor: Actor,
  { perimeterSlug, mean }: Presential,
): Promise<readonly PresenceRow[]> {
  const run = await readRun(world, actor);
  const slots = (await world.slots.listOfMean(actor, perimeterSlug, mean)).filter((slot) => mayRun(run, slot));
  const marks = await world.slots.listMarks(
    actor,
    slots.map(({ slug }) => slug),
  );
  const rows: PresenceRow[] = [];
  for (const { slug, startAt, endAt } of slots) {
    const last = readLastMarks(marks.get(slug) ?? []);
    for (const { userId, login, lastname, firstname } of await world.slots.listEnrolled(actor, slug)) {
      const mark = last.get(userId);
      const presence = mark ? (isThere(mark) ? "PRESENT" : "ABSENT") : null;
      const [reason, markedAt] = [mark?.reason ?? "", mark?.at ?? ""];
      rows.push({ slot: slug, startAt, endAt, login, lastname, firstname, presence, reason, markedAt });
    }
  }
  return rows;
}
