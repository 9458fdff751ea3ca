// Knows how the presences in the slots of a session are written as a file (§7.113).
import type { FileAnswer } from "@academiz/contract";
import { isThere, type PresenceRow, writePresenceHeader, writePresenceRow } from "@academiz/domain/classiz";
import { succeed } from "@academiz/domain/kernel";
import { chooseLocale, type Locale } from "@academiz/domain/wording";
import { findPresential, type Presential } from "../classiz/find-presential.ts";
import { readRun } from "../classiz/may-run.ts";
import type { Outcome } from "../ground/outcome.ts";
import type { World } from "../ground/world.ts";
import type { Actor, EnrolledPerson, SlotRecord } from "../ports/index.ts";
import { cutPortions } from "./cut-portions.ts";

const WORKBOOK = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

type Stage = Pick<World, "slots" | "users" | "clients" | "products" | "sheets" | "breathe">;

/** In the language of the caller. A trainer gets only their own slots. */
export async function exportPresences(
  world: Stage,
  actor: Actor,
  place: Presential,
  format: "csv" | "xlsx",
): Outcome<FileAnswer> {
  const found = await findPresential(world, actor, place);
  if (!found.ok) return found;
  const [user, client] = await Promise.all([world.users.read(actor.home, actor.userId), world.clients.read(actor)]);
  const locale = chooseLocale({ user: user?.locale, client: client?.locale });
  const lines = writeLines(world, actor, place, locale);
  if (format === "xlsx")
    return succeed({ name: `${place.mean}.xlsx`, type: WORKBOOK, bytes: await world.sheets.writeWorkbook(lines) });
  const bytes = await world.sheets.writeCsv(lines, locale === "fr" ? ";" : ",");
  return succeed({ name: `${place.mean}.csv`, bytes });
}

/** How many lines are written before other requests get their turn. */
const PORTION = 1_000;

/**
 * Nobody is skipped: the slots are those of one moment, and so are the people in each, whoever is withdrawn meanwhile.
 */
async function* writeLines(world: Stage, actor: Actor, { perimeterSlug, mean }: Presential, locale: Locale) {
  yield [writePresenceHeader(locale)];
  const slots = await world.slots.listOfSession(actor, { perimeterSlug, mean, run: await readRun(world, actor) });
  for (const slot of slots)
    for (const people of cutPortions(await world.slots.listEnrolled(actor, slot.slug), PORTION)) {
      yield people.map((person) => writePresenceRow(describe(slot, person), locale));
      await world.breathe();
    }
}

function describe({ slug, startAt, endAt }: SlotRecord, { mark, ...person }: EnrolledPerson): PresenceRow {
  const { login, lastname, firstname } = person;
  const presence = mark ? (isThere(mark) ? "PRESENT" : "ABSENT") : null;
  const [reason, markedAt] = [mark?.reason ?? "", mark?.at ?? ""];
  return { slot: slug, startAt, endAt, login, lastname, firstname, presence, reason, markedAt };
}
