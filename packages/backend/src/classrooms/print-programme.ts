// Knows how the programme of a session is printed: for whoever writes or runs it, and for its learners. It tells all
// dates of the session, whoever asks, as its attestations do.
import type { FileAnswer } from "@academiz/contract";
import {
  readActionNature,
  readClassizRules,
  readMeanDescriptions,
  readMeanRules,
  wordProgramme,
} from "@academiz/domain/classiz";
import { type Audience, pickAffectations, pickCriteria } from "@academiz/domain/clients";
import { cleanFileName, succeed } from "@academiz/domain/kernel";
import { readSettings } from "@academiz/domain/products";
import { chooseLocale } from "@academiz/domain/wording";
import { findPresential, type Presential } from "../classiz/find-presential.ts";
import { mayRun, mayRunMean, readRun } from "../classiz/may-run.ts";
import { findLook, readOwnPictures } from "../clients/find-look.ts";
import { type Outcome, refuse } from "../ground/outcome.ts";
import { toIso } from "../ground/time.ts";
import type { World } from "../ground/world.ts";
import { findPerimeter } from "../perimeters/find-perimeter.ts";
import type { Actor, ClientRecord, SlotRow, Tenancy } from "../ports/index.ts";
import { nameSession } from "./list-classrooms.ts";

type Stage = Pick<
  World,
  | "perimeters"
  | "slots"
  | "users"
  | "clients"
  | "products"
  | "documents"
  | "documentStore"
  | "pictures"
  | "vault"
  | "printer"
  | "clock"
>;

/** The most dates of one programme, as many as are attested at once. */
const MOST_SLOTS = 400;

/** For authors and administrators every session of the client; for trainers those of which they run a slot. */
export async function printProgramme(world: Stage, actor: Actor, place: Presential, zone: string): Outcome<FileAnswer> {
  const found = await findPresential(world, actor, place);
  if (!found.ok) return found;
  const { productSlug } = found.value;
  const slots = await listSlots(world, actor, place);
  const run = actor.roles.includes("ROLE_AUTHOR") ? null : await readRun(world, actor);
  const isTheirs = mayRunMean(run, productSlug, place.mean) || slots.rows.some((slot) => mayRun(run, slot));
  if (!isTheirs) return refuse("not-found");
  const audience = (await world.perimeters.findOfProduct(actor, productSlug))?.audience;
  return print(world, actor, actor, { mean: place.mean, productSlug, slots, audience, zone });
}

/** Before, during and after it, as long as the classroom is open to them, also without a place in it. */
export async function takeProgramme(
  world: Stage,
  actor: Actor,
  { perimeterSlug, mean }: Presential,
  zone: string,
): Outcome<FileAnswer> {
  const perimeter = await findPerimeter(world, actor, perimeterSlug);
  if (!perimeter.ok) return perimeter;
  const { productType, productSlug, audience } = perimeter.value;
  if (productType !== "classiz") return refuse("not-found");
  const [slots, product] = await Promise.all([
    listSlots(world, actor.home, { perimeterSlug, mean }),
    world.products.read(actor.home, productSlug),
  ]);
  const isKnown = slots.total > 0 || readClassizRules(product?.config).means.includes(mean);
  if (!isKnown) return refuse("not-found");
  return print(world, actor, actor.home, { mean, productSlug, slots, audience, zone });
}

interface Found {
  readonly total: number;
  readonly rows: readonly SlotRow[];
}
interface Asked {
  readonly mean: string;
  readonly productSlug: string;
  readonly slots: Found;
  readonly audience: Audience | undefined;
  readonly zone: string;
}

const listSlots = ({ slots }: Pick<Stage, "slots">, tenancy: Tenancy, { perimeterSlug, mean }: Presential) =>
  slots.search(tenancy, {
    ...{ perimeterSlug, mean, run: null, from: null, until: null },
    ...{ descending: false, page: 1, limit: MOST_SLOTS },
  });

/** `tenancy`: the client of the session, whatever the caller's own client is. */
async function print(
  world: Stage,
  { home, userId }: Actor,
  tenancy: Tenancy,
  { productSlug, mean, slots, audience, zone }: Asked,
): Outcome<FileAnswer> {
  const [first] = slots.rows;
  if (!first) return refuse("programme.no-date");
  if (slots.total > MOST_SLOTS) return refuse("programme.too-long");
  const [own, client, user, product] = await Promise.all([
    world.clients.read(tenancy),
    world.clients.readMain(tenancy),
    world.users.read(home, userId),
    world.products.read(tenancy, productSlug),
  ]);
  if (!own || !client) return refuse("not-found");
  const content = product?.config ?? {};
  const printedAt = toIso(world.clock.now());
  const planned = {
    ...{ provider: client.name, course: first.productName, session: nameSession(product, mean) },
    ...{ nature: readActionNature(content), signing: readMeanRules(content, mean).signing },
    description: readSettings(content).description,
    sessionDescription: readMeanDescriptions(content)[mean] ?? "",
    groups: nameGroups(audience, own),
    slots: slots.rows.map(({ startAt, endAt, place, videoLink, trainer }) => ({
      ...{ startAt, endAt, place, videoLink },
      trainer: trainer && `${trainer.firstname} ${trainer.lastname}`.trim(),
    })),
    printedAt,
  };
  const words = wordProgramme(planned, chooseLocale({ user: user?.locale, client: own.locale }), zone);
  const pictures = await readOwnPictures(world, client);
  const bytes = await world.printer.printProgramme(words, pictures, await findLook(world, client), printedAt);
  const name = [words.title, planned.course, planned.session].join(" - ");
  return succeed({ name: cleanFileName(`${name}.pdf`), bytes });
}

/** The places and criteria of its audience, as the client calls them; people whom it names stand on no paper. */
function nameGroups(audience: Audience | undefined, { affectations, criteria }: ClientRecord): readonly string[] {
  if (!audience || audience.everyone) return [];
  return [
    ...pickAffectations(affectations, audience.affectations).map(({ title }) => title),
    ...pickCriteria(criteria, audience.criterias).map(({ label }) => label),
  ];
}
