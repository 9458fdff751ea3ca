// Knows how who was in the slots of a session is told as a file (§7.113).
import type { FileAnswer } from "@academiz/contract";
import { isThere, type PresenceRow, writePresenceHeader, writePresenceRow } from "@academiz/domain/classiz";
import { succeed } from "@academiz/domain/kernel";
import { chooseLocale, type Locale } from "@academiz/domain/wording";
import type { Outcome } from "../outcome.ts";
import type { Actor, EnrolledPerson, SlotRow } from "../ports/index.ts";
import type { World } from "../world.ts";
import { findPresential, type Presential } from "./find-presential.ts";
import { readRun } from "./may-run.ts";
import { readPages } from "./read-pages.ts";

type Stage = Pick<World, "slots" | "users" | "clients" | "products" | "sheets" | "breathe">;

/** In the language of whoever asks. Of a trainer their own slots. */
export async function exportPresences(world: Stage, actor: Actor, place: Presential): Outcome<FileAnswer> {
  const found = await findPresential(world, actor, place);
  if (!found.ok) return found;
  const [user, client] = await Promise.all([world.users.read(actor.home, actor.userId), world.clients.read(actor)]);
  const locale = chooseLocale({ user: user?.locale, client: client?.locale });
  const bytes = await world.sheets.writeCsv(writeLines(world, actor, place, locale), locale === "fr" ? ";" : ",");
  return succeed({ name: `${place.mean}.csv`, bytes });
}

async function* writeLines(world: Stage, actor: Actor, { perimeterSlug, mean }: Presential, locale: Locale) {
  yield [writePresenceHeader(locale)];
  const search = { perimeterSlug, mean, run: await readRun(world, actor), from: null, until: null, descending: false };
  const pages = readPages(async (page) => (await world.slots.search(actor, { ...search, ...page })).rows);
  for await (const slots of pages)
    for (const slot of slots)
      for await (const people of readPages((page) => world.slots.listEnrolled(actor, slot.slug, page))) {
        yield people.map((person) => writePresenceRow(describe(slot, person), locale));
        await world.breathe();
      }
}

function describe({ slug, startAt, endAt }: SlotRow, { mark, ...person }: EnrolledPerson): PresenceRow {
  const { login, lastname, firstname } = person;
  const presence = mark ? (isThere(mark) ? "PRESENT" : "ABSENT") : null;
  const [reason, markedAt] = [mark?.reason ?? "", mark?.at ?? ""];
  return { slot: slug, startAt, endAt, login, lastname, firstname, presence, reason, markedAt };
}
