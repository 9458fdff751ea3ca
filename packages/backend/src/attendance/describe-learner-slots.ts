// Knows how slots are described to a learner (§7.130, §3.196): of other people only how many places are left and how
// many wait.
import type { AnswerOf, classiz } from "@academiz/contract";
import { canSign, isThere, readMeanRules, readSigningWindow, type SigningWindow } from "@academiz/domain/classiz";
import { toIso } from "../ground/time.ts";
import type { World } from "../ground/world.ts";
import type { Actor, EnrolledIn, PerimeterRecord, SlotRow, Waiting } from "../ports/index.ts";

export type LearnerSlot = AnswerOf<typeof classiz.listTimeslots>["slots"][number];

/** Minutes before the start from which the video link is shown. */
const VIDEO_BEFORE = 15;

/** Describes slots of one perimeter; `config` is the published content of its product. */
export async function createSlotTeller(
  world: Pick<World, "clients" | "slots" | "clock">,
  { home, userId }: Actor,
  perimeter: Pick<PerimeterRecord, "slug">,
  config: unknown,
): Promise<(rows: readonly SlotRow[]) => Promise<readonly LearnerSlot[]>> {
  const [client, own] = await Promise.all([
    world.clients.read(home),
    world.slots.listOf(home, perimeter.slug, [userId]),
  ]);
  const mine = new Map(own.map((one) => [one.slug, one]));
  const window = readSigningWindow(client?.config);
  const now = world.clock.now();
  return async (rows) => {
    const slugs = rows.map(({ slug }) => slug);
    const waiting = await world.slots.readWaiting(home, slugs, userId);
    return rows.map((slot) =>
      describe(slot, { config, window, now, own: mine.get(slot.slug), waiting: waiting.get(slot.slug) }),
    );
  };
}

interface Ground {
  readonly config: unknown;
  readonly window: SigningWindow;
  readonly now: number;
  readonly own: EnrolledIn | undefined;
  readonly waiting: Waiting | undefined;
}

function describe(slot: SlotRow, { config, window, now, own, waiting }: Ground): LearnerSlot {
  const { slug, mean, startAt, endAt, place, trainer, capacity, enrolled } = slot;
  const mark = own?.mark ?? null;
  const times = { startAt: Date.parse(startAt), endAt: Date.parse(endAt) };
  const isLinked = own !== undefined && now >= times.startAt - VIDEO_BEFORE * 60_000;
  return {
    ...{ slug, mean, startAt, endAt, place, trainer, capacity },
    ...readMeanRules(config, mean),
    videoLink: isLinked ? slot.videoLink : null,
    placesLeft: Math.max(0, capacity - enrolled),
    isEnrolled: own !== undefined,
    canSign: own !== undefined && mark === null && canSign(times, window, now),
    mark: mark ? { kind: mark.kind, isThere: isThere(mark), at: mark.at, sentLate: mark.arrivedAt !== null } : null,
    signableFrom: toIso(times.startAt - window.before * 60_000),
    signableUntil: toIso(times.endAt + window.after * 60_000),
    waitingPlace: waiting?.place ?? null,
    waiting: waiting?.all ?? 0,
  };
}
