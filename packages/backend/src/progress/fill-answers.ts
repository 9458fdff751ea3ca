// Knows how what was stored before answers were kept one by one is told answer by answer: a portion after the other.
import { type EndedAttempt, listCourseAttempts, listStoredAttempts } from "@academiz/domain/answers";
import { findCourse, findEarlierCourse } from "../contents/find-course.ts";
import type { JobKind } from "../ground/job-kind.ts";
import { readInstant, toIso } from "../ground/time.ts";
import type { World } from "../ground/world.ts";
import type { ClientRecord, PlayPlace, StoredConfig, Tenancy, UntoldProgress } from "../ports/index.ts";
import { fillGoes } from "./fill-goes.ts";
import { readGameStrategy } from "./save-game.ts";

export const ANSWERS_FILLING = "answers-filling";
/** Learners' results that are read at once. */
const PORTION = 50;

type Stage = Pick<World, "products" | "courses" | "clients" | "answers">;

/**
 * Each is written by itself, and not looked at again: whatever ends the job, the next try goes on behind it. What is
 * saved meanwhile tells of its own.
 */
export const fillAnswers: JobKind = async (world, job, { advance, pause }) => {
  const client = await world.clients.read(job);
  let [done, after]: [number, PlayPlace | null] = [0, null];
  for (;;) {
    const untold: readonly UntoldProgress[] = await world.answers.listUntold(job, after, PORTION);
    for (const one of untold) {
      const { userId, perimeterSlug, eventDate, version } = one;
      const attempts = await listAttempts(world, job, client, one);
      await world.answers.fill(job, { userId, perimeterSlug, at: eventDate, attempts }, version);
      after = { userId, perimeterSlug };
      done += 1;
      advance(done, done);
      await pause();
    }
    if (untold.length < PORTION) break;
  }
  done += await fillGoes(world, job, pause);
  return async () => ({ state: "done", result: { done } });
};

/** As a save told of them: by the publication that they were played in. */
async function listAttempts(
  stage: Stage,
  { clientId }: Tenancy,
  client: ClientRecord | null,
  { productType, productSlug, publishedAt, progress }: UntoldProgress,
): Promise<readonly EndedAttempt[]> {
  const published = { clientId, productSlug, publishedAt };
  const date = progress["publishedDate"];
  const isPresent = date === publishedAt;
  if (productType === "learniz") {
    const course = await (isPresent ? findCourse(stage, published) : findEarlierCourse(stage, published, date));
    return course ? listCourseAttempts(course, progress, null, client?.strategy ?? null) : [];
  }
  const content = isPresent
    ? ((await stage.products.read(published, productSlug))?.config ?? null)
    : await readEarlier(stage, published, date);
  return content ? listStoredAttempts(content, productSlug, progress, readGameStrategy(content, client)) : [];
}

async function readEarlier(
  { products }: Stage,
  { clientId, productSlug }: Tenancy & { readonly productSlug: string },
  date: unknown,
): Promise<StoredConfig | null> {
  const instant = readInstant(date);
  if (instant === null || toIso(instant) !== date) return null;
  return products.readPublication({ clientId }, productSlug, date);
}
