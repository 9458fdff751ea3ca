// Knows how a run goes on in a transaction: what became known, what is done because of it, and the mails that are due.

import {
  isTask,
  listProducts,
  measurePath,
  type Path,
  type PathEffect,
  type PathEvent,
  type PathState,
  readPath,
  readPathState,
  readStanding,
  runPath,
} from "@academiz/domain/paths";
import { combineTheme, createMailLook } from "@academiz/domain/theme";
import { chooseLocale } from "@academiz/domain/wording";
import { findCourse } from "../contents/find-course.ts";
import { toIso } from "../ground/time.ts";
import type { Repositories, World } from "../ground/world.ts";
import { writePathMail } from "../mail/write-path-mail.ts";
import type { HeldRun, PathPlace, StoredProgress, Tenancy } from "../ports/index.ts";
import { followProgress } from "./follow-progress.ts";
import { followSections, type SectionStage } from "./follow-sections.ts";
import { noteEnds } from "./note-ends.ts";
import { tellCourse } from "./tell-course.ts";

export type Advancing = Pick<Repositories, "pathRuns" | "mails"> & SectionStage;
export type Around = Pick<World, "clock" | "dice" | "publicUrl">;

/** `isNew`: it is written even where nothing happens. Each mail is queued with the state that says it was. */
export async function advanceRun(
  inside: Advancing,
  world: Around,
  tenancy: Tenancy,
  userId: string,
  run: HeldRun,
  events: readonly PathEvent[],
  isNew = false,
): Promise<PathState> {
  const path = readPath(run.config);
  const before = readPathState(run.state);
  const effects: PathEffect[] = [];
  let state = before;
  for (const event of events) {
    const step = runPath(path, state, event);
    state = step.state;
    effects.push(...step.effects);
  }
  if (state === before && !isNew) return state;
  const { perimeterSlug, productSlug, publishedAt } = run;
  const owner = { userId, perimeterSlug };
  await inside.pathRuns.keep(tenancy, { ...owner, state: { ...state }, isEnded: state.isEnded });
  await sendMails(inside, world, { tenancy, ...owner, name: run.name }, effects);
  const summary = {
    status: state.isEnded ? ("COMPLETE" as const) : ("STARTED" as const),
    percentage: measurePath(path, state),
    score: null,
    time: 0,
  };
  const progress: StoredProgress = { publishedDate: publishedAt, nextStep: findNextStep(path, state), ...summary };
  await followProgress(inside, tenancy, owner, { progress, summary }, world.clock.now());
  if (state.isEnded && !before.isEnded) {
    const place = { perimeterSlug, type: "coursiz" } as const;
    await noteEnds(inside, tenancy, place, [{ userId, slug: perimeterSlug, summary }], world.clock.now());
  }
  if (isNew || state.isEnded !== before.isEnded) await followSections(inside, world, tenancy, userId, productSlug);
  return state;
}

/** As its author called the first task that is open; null where none is, or none is called anything. */
function findNextStep(path: Path, state: PathState): string | null {
  const standing = readStanding(path, state);
  const open = path.nodes.find((node) => isTask(node) && standing.get(node.slug)?.state === "open");
  return open?.name || null;
}

/** What is stored of the path's products, as events. */
export async function listFacts(
  world: Pick<World, "pathRuns" | "products" | "courses">,
  tenancy: Tenancy,
  userId: string,
  run: Pick<HeldRun, "config">,
): Promise<readonly PathEvent[]> {
  const facts: PathEvent[] = [];
  for (const result of await world.pathRuns.listResults(tenancy, userId, listProducts(readPath(run.config)))) {
    if ("status" in result) {
      facts.push({ type: "result", ...result });
      continue;
    }
    const { product, score, progress, perimeterSlug, publishedAt } = result;
    const course = await findCourse(world, { ...tenancy, productSlug: product, publishedAt });
    if (course && tellCourse(course, progress, perimeterSlug) === "FAILED")
      facts.push({ type: "result", product, status: "FAILED", score });
  }
  return facts;
}

async function sendMails(
  inside: Advancing,
  { clock, dice, publicUrl }: Around,
  { tenancy, userId, perimeterSlug, name }: PathPlace & { readonly tenancy: Tenancy; readonly name: string },
  effects: readonly PathEffect[],
): Promise<void> {
  if (effects.length === 0) return;
  const [user, client] = [await inside.users.read(tenancy, userId), await inside.clients.read(tenancy)];
  if (!user || !client) return;
  const mails = effects.map(({ subject, text }) => ({
    ...{ id: dice.createId(), clientId: client.id, userId, to: user.email },
    ...writePathMail({
      locale: chooseLocale({ user: user.locale, userClient: client.locale }),
      ...{ firstname: user.firstname, clientName: client.name, look: createMailLook(combineTheme(client)) },
      ...{ path: name, subject, text, link: `${publicUrl}/path/${perimeterSlug}` },
    }),
  }));
  await inside.mails.addMany(tenancy, mails, toIso(clock.now()));
}
