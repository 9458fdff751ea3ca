// Knows how the answers of an attempt at a smart sequence are stored, and how they change the learner's progress
// (§4.158, §4.159, §7.134).
import { listSequenceAnswers } from "@academiz/domain/answers";
import { succeed } from "@academiz/domain/kernel";
import { limitTime } from "@academiz/domain/plays";
import { isFinished, readStrategy } from "@academiz/domain/scoring";
import {
  type AnsweredSequence,
  computeStat,
  MOST_ATTEMPTS,
  mergeAnswers,
  readSequences,
  summarizeAttempts,
} from "@academiz/domain/sequences";
import { type Outcome, refuse } from "../ground/outcome.ts";
import { toIso } from "../ground/time.ts";
import type { World } from "../ground/world.ts";
import { findPerimeter } from "../perimeters/find-perimeter.ts";
import type { Actor } from "../ports/index.ts";
import { followProgress } from "../progress/follow-progress.ts";
import { followSections } from "../progress/follow-sections.ts";
import { summarize } from "../progress/guard-progress.ts";
import { noteEnds } from "../progress/note-ends.ts";
import { type AttemptDescription, describeAttempt } from "./describe-attempt.ts";

/**
 * Judged by the publication that the go was begun in. A go of somebody else is unknown; one that ended takes no more
 * answers.
 */
export async function answerAttempt(
  world: Pick<World, "perimeters" | "users" | "clients" | "transact" | "clock" | "dice">,
  actor: Actor,
  place: { readonly perimeterSlug: string; readonly attemptSlug: string },
  sent: readonly AnsweredSequence[],
): Outcome<AttemptDescription> {
  const perimeter = await findPerimeter(world, actor, place.perimeterSlug);
  if (!perimeter.ok) return perimeter;
  const { productSlug, productType } = perimeter.value;
  if (productType !== "smart-sequence") return refuse("not-found");
  const now = world.clock.now();
  const owner = { userId: actor.userId, perimeterSlug: place.perimeterSlug };
  return world.transact(actor.home, async (inside): Outcome<AttemptDescription> => {
    const attempt = await inside.attempts.hold(actor.home, owner, place.attemptSlug);
    if (!attempt) {
      const isSetAside = await inside.attempts.isSetAside(actor.home, owner, place.attemptSlug);
      return refuse(isSetAside ? "attempt.set-aside" : "not-found");
    }
    if (isFinished(attempt.status)) return refuse("attempt.finished");
    const content = readSequences(await inside.products.readPublication(actor.home, productSlug, attempt.publishedAt));
    const sequences = mergeAnswers(content, attempt.sequences, sent, attempt.rules);
    if (!sequences.ok) return refuse("progress.impossible", { faults: sequences.error });
    const { status, stat: told } = computeStat(content, sequences.value, attempt.rules);
    const known = { since: Date.parse(attempt.createdAt), time: attempt.stat?.time ?? 0 };
    const stat = { ...told, time: limitTime(told.time, known, now) };
    const finishedAt = isFinished(status) ? toIso(now) : null;
    const changed = { ...attempt, status, stat, finishedAt, sequences: sequences.value };
    await inside.attempts.change(actor.home, attempt.slug, changed);
    await inside.answers.addGo(actor.home, {
      ...owner,
      ...{ place: productSlug, attempt: attempt.number, publishedAt: attempt.publishedAt, at: toIso(now) },
      ...{ score: stat.score, answers: listSequenceAnswers(content, sequences.value) },
    });
    const client = await inside.clients.read(actor.home);
    const { strategy } = readStrategy(content.strategy, client?.gameScoreStrategy, client?.strategy);
    const result = summarizeAttempts(await inside.attempts.list(actor.home, owner, MOST_ATTEMPTS), strategy);
    await followProgress(inside, actor.home, owner, { progress: { ...result }, summary: summarize(result) }, now);
    const summary = { status, score: stat.score, percentage: 100, time: stat.time };
    const go = { userId: actor.userId, slug: attempt.slug, summary };
    await noteEnds(inside, actor.home, { perimeterSlug: place.perimeterSlug, type: "smart-sequence" }, [go], now);
    await followSections(inside, world, actor.home, actor.userId, productSlug);
    return succeed(describeAttempt(changed));
  });
}
