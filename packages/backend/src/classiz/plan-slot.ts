// Knows which slots somebody may plan: valid ones, of an existing session, with a trainer who is one.
import { judgeSlot } from "@academiz/domain/classiz";
import { type Fault, succeed } from "@academiz/domain/kernel";
import { type Outcome, refuse } from "../ground/outcome.ts";
import { readInstant, toIso } from "../ground/time.ts";
import type { World } from "../ground/world.ts";
import type { Actor, SlotPlanRecord } from "../ports/index.ts";
import { listMeans } from "./list-means.ts";
import { mayRunMean, readRun } from "./may-run.ts";

export interface SentPlan {
  readonly mean: string;
  readonly startAt: string;
  readonly endAt: string;
  readonly place: string | null;
  readonly videoLink: string | null;
  readonly trainerId: string | null;
  readonly capacity: number;
}

const fault = (name: string, message: string): Fault => ({ path: [name], message });

/**
 * A trainer plans only for themselves, in the sessions that they run; other sessions are unknown to them. `present` is
 * the session of a slot of theirs.
 */
export async function planSlot(
  world: Pick<World, "products" | "users">,
  actor: Actor,
  productSlug: string,
  sent: SentPlan,
  present: string | null = null,
): Outcome<SlotPlanRecord> {
  const run = await readRun(world, actor);
  if (sent.mean !== present && !mayRunMean(run, productSlug, sent.mean)) return refuse("not-found");
  const trainerId = run ? (sent.trainerId ?? run.trainerId) : sent.trainerId;
  if (run && trainerId !== run.trainerId) return refuse("role.refused");
  const [startAt, endAt] = [readInstant(sent.startAt), readInstant(sent.endAt)];
  const place = sent.place?.trim() || null;
  const videoLink = sent.videoLink?.trim() || null;
  const [product, trainer] = await Promise.all([
    world.products.read(actor, productSlug),
    trainerId === null ? null : world.users.read(actor, trainerId),
  ]);
  const means = listMeans(product);
  const faults = [
    ...(startAt === null ? [fault("startAt", "not an ISO date and time")] : []),
    ...(endAt === null ? [fault("endAt", "not an ISO date and time")] : []),
    ...(startAt !== null && endAt !== null ? judgeSlot({ startAt, endAt, place, videoLink }) : []),
    ...(means.includes(sent.mean) ? [] : [fault("mean", "no session of this product")]),
    ...(trainerId === null || trainer?.roles.includes("ROLE_TRAINER") ? [] : [fault("trainerId", "nobody who trains")]),
  ];
  if (faults.length > 0) return refuse("validation", { faults });
  const { mean, capacity } = sent;
  return succeed({
    mean,
    capacity,
    place,
    videoLink,
    trainerId,
    startAt: toIso(startAt ?? 0),
    endAt: toIso(endAt ?? 0),
  });
}
