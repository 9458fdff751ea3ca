// Knows how attendance sheets are printed: of one slot, or of all slots of a session that somebody runs.
import type { FileAnswer } from "@academiz/contract";
import {
  type ChainedMark,
  findTaught,
  readDrawing,
  readLastMarks,
  type SheetMark,
  type SheetWords,
  wordSheet,
} from "@academiz/domain/classiz";
import { cleanFileName, succeed } from "@academiz/domain/kernel";
import { chooseLocale } from "@academiz/domain/wording";
import { checkChain } from "../classiz/check-chain.ts";
import { findPresential, type Presential } from "../classiz/find-presential.ts";
import { readRun } from "../classiz/may-run.ts";
import { findOwn } from "../classiz/read-slot.ts";
import { findLook, readOwnPictures } from "../clients/find-look.ts";
import { type Outcome, refuse } from "../ground/outcome.ts";
import { toIso } from "../ground/time.ts";
import type { World } from "../ground/world.ts";
import type { Actor, EnrolledPerson, SheetPictures, SlotRow } from "../ports/index.ts";
import { nameSession } from "./list-classrooms.ts";

type Stage = Pick<
  World,
  | "slots"
  | "users"
  | "clients"
  | "products"
  | "documents"
  | "documentStore"
  | "pictures"
  | "vault"
  | "printer"
  | "digester"
> &
  Pick<World, "clock" | "breathe">;

/** The most slots that are printed at once. */
const MOST_SLOTS = 100;
const MOST_PEOPLE = 5_000;

export async function printSheet(world: Stage, actor: Actor, slug: string, zone: string): Outcome<FileAnswer> {
  const slot = await findOwn(world, actor, slug);
  return slot ? print(world, actor, [slot], zone) : refuse("not-found");
}

export async function printSessionSheet(
  world: Stage,
  actor: Actor,
  place: Presential,
  zone: string,
): Outcome<FileAnswer> {
  const found = await findPresential(world, actor, place);
  if (!found.ok) return found;
  const { rows, total } = await world.slots.search(actor, {
    ...{ perimeterSlug: place.perimeterSlug, mean: place.mean, run: await readRun(world, actor) },
    ...{ from: null, until: null, descending: false, page: 1, limit: MOST_SLOTS },
  });
  if (rows.length === 0) return refuse("not-found");
  const people = rows.reduce((sum, { enrolled }) => sum + enrolled, 0);
  return total > MOST_SLOTS || people > MOST_PEOPLE ? refuse("sheet.too-long") : print(world, actor, rows, zone);
}

async function print(world: Stage, actor: Actor, slots: readonly SlotRow[], zone: string): Outcome<FileAnswer> {
  const [client, user] = [await world.clients.read(actor), await world.users.read(actor.home, actor.userId)];
  if (!client) return refuse("not-found");
  const language = chooseLocale({ user: user?.locale, client: client.locale });
  const shared = await readOwnPictures(world, client);
  const sheets: { words: SheetWords; pictures: SheetPictures }[] = [];
  for (const slot of slots) {
    const people = await world.slots.listEnrolled(actor, slot.slug);
    const marks = await readMarks(world, actor, slot.slug);
    const last = readLastMarks(marks);
    const taught = findTaught(marks, slot.trainerId);
    const product = await world.products.read(actor, slot.productSlug);
    const head = (await world.slots.readChains(actor, [slot.slug])).get(slot.slug)?.head ?? null;
    const { startAt, endAt, place, videoLink, productName } = slot;
    // Where the slot names no trainer, the person who signed as one is named.
    const [signer] = taught ? await world.users.listNamed(actor, { ids: [taught.userId], written: [] }) : [];
    const trainer = slot.trainer ?? signer ?? null;
    const words = wordSheet(
      {
        ...{ issuer: client.name, course: productName, session: nameSession(product, slot.mean) },
        ...{ startAt, endAt, place, videoLink },
        trainer: trainer && nameOf(trainer),
        trainerMark: taught && tell(taught),
        people: people.map((person) => {
          const mark = last.get(person.userId);
          return { name: nameOf(person), mark: mark ? tell(mark) : null };
        }),
        hash: head?.hash ?? null,
        brokenAt: await checkChain(world, actor, slot.slug),
      },
      language,
      zone,
    );
    const drawn = people.map(({ userId }) => readDrawn(last.get(userId)));
    sheets.push({ words, pictures: { ...shared, trainer: readDrawn(taught ?? undefined), people: drawn } });
    await world.breathe();
  }
  const [first] = sheets;
  const bytes = await world.printer.printSheets(sheets, await findLook(world, client), toIso(world.clock.now()));
  const name = [first?.words.title, first?.words.course, first?.words.session].filter(Boolean).join(" - ");
  return succeed({ name: cleanFileName(`${name}.pdf`), bytes });
}

const nameOf = ({ firstname, lastname }: Pick<EnrolledPerson, "firstname" | "lastname">): string =>
  `${lastname} ${firstname}`.trim();
const tell = ({ kind, at, reason, arrivedAt, drawing }: ChainedMark): SheetMark => ({
  ...{ kind, at, reason },
  isSentLate: Boolean(arrivedAt),
  isDrawn: Boolean(drawing),
});
const readDrawn = (mark: ChainedMark | undefined) => (mark?.drawing ? readDrawing(mark.drawing) : null);

/** How many marks are read at once. */
const PORTION = 1_000;
async function readMarks({ slots }: Pick<Stage, "slots">, actor: Actor, slug: string): Promise<readonly ChainedMark[]> {
  const marks: ChainedMark[] = [];
  for (;;) {
    const found = await slots.walkMarks(actor, slug, marks.at(-1)?.number ?? 0, PORTION);
    marks.push(...found);
    if (found.length < PORTION) return marks;
  }
}
