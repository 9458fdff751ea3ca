// Knows how an author gives one learner more time or attempts than everybody has of a product (decisions 4).
import type { LearnerStandingAnswer } from "@academiz/contract";
import { type Fault, succeed } from "@academiz/domain/kernel";
import { tellExtended, tellExtensionEnded } from "@academiz/domain/wording";
import { type Outcome, refuse } from "../ground/outcome.ts";
import { readInstant, toIso } from "../ground/time.ts";
import type { World } from "../ground/world.ts";
import type { Actor } from "../ports/index.ts";
import { type FoundLearner, findLearner, type LearnerAddress, placeOf } from "./find-learner.ts";
import { describeStanding, judgeExtension, readAllowed, readEnd, type StandingStage } from "./read-standing.ts";
import { type Deed, noteAndTell } from "./tell-learner.ts";

type Stage = StandingStage & Pick<World, "clock" | "dice" | "transact" | "livePublisher">;
/** `until` and `due` are ISO date and times; null: as for everybody. */
export interface AskedExtension {
  readonly until: string | null;
  readonly due: string | null;
  readonly attempts: number;
  readonly reason: string;
}

export async function extendLearner(
  world: Stage,
  actor: Actor,
  address: LearnerAddress,
  { until, due, attempts, reason }: AskedExtension,
): Outcome<LearnerStandingAnswer> {
  const found = await findLearner(world, actor, address);
  if (!found.ok) return found;
  const place = placeOf(found.value);
  if (!place || judgeExtension(found.value, await world.clients.read(actor))) return refuse("learner.not-extended");
  const faults = findFaults(found.value, { until, due, attempts }, world.clock.now());
  if (faults.length > 0) return refuse("validation", { faults });
  const [closesAt, dueAt] = [until, due].map((text) => {
    const instant = readInstant(text);
    return instant === null ? null : toIso(instant);
  }) as [string | null, string | null];
  const at = toIso(world.clock.now());
  const extension = { closesAt, dueAt, attempts, reason, byId: actor.userId, at };
  return change(world, actor, found.value, { kind: "result-extended", texts: tellExtended, reason }, (inside) =>
    inside.extensions.grant(actor, place, extension).then(() => true),
  );
}

export async function endExtension(
  world: Stage,
  actor: Actor,
  address: LearnerAddress,
): Outcome<LearnerStandingAnswer> {
  const found = await findLearner(world, actor, address);
  if (!found.ok) return found;
  const place = placeOf(found.value);
  const former = place && (await world.extensions.read(actor, place));
  if (!place || !former) return refuse("not-found");
  const deed = { kind: "result-extension-ended", texts: tellExtensionEnded, reason: former.reason } as const;
  return change(world, actor, found.value, deed, (inside) => inside.extensions.withdraw(actor, place));
}

async function change(
  world: Stage,
  actor: Actor,
  found: FoundLearner,
  deed: Deed,
  write: (inside: Pick<World, "extensions">) => Promise<boolean>,
): Outcome<LearnerStandingAnswer> {
  const dispatch = await world.transact(actor, async (inside) =>
    (await write(inside)) ? noteAndTell(inside, world, actor, found, deed) : null,
  );
  if (dispatch === null) return refuse("not-found");
  world.livePublisher.publish(actor, dispatch);
  return succeed(await describeStanding(world, actor, found));
}

/** It gives something, and only what everybody is bounded by. `now` in milliseconds. */
function findFaults(
  found: FoundLearner,
  { until, due, attempts }: Omit<AskedExtension, "reason">,
  now: number,
): readonly Fault[] {
  const faults: Fault[] = [];
  const judge = (path: "until" | "due", text: string | null, everybody: string | null | undefined, least: number) => {
    if (text === null) return;
    const instant = readInstant(text);
    const message =
      instant === null
        ? "not an ISO date and time"
        : !everybody
          ? "everybody has no limit"
          : instant <= Math.max(Date.parse(everybody), least)
            ? "not later than what everybody has"
            : null;
    if (message) faults.push({ path: [path], message });
  };
  judge("until", until, readEnd(found), now);
  judge("due", due, found.perimeter?.dueAt, 0);
  if (attempts > 0 && readAllowed(found) === null)
    faults.push({ path: ["attempts"], message: "everybody has no limit" });
  if (until === null && due === null && attempts === 0) faults.push({ path: [], message: "nothing is given" });
  return faults;
}
