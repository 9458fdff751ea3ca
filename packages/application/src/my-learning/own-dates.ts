// Knows the dates of a learner: what is due, where they have a place, what they ended, and what they were given.
import { type Result, succeed } from "@academiz/domain/kernel";
import type {
  HistoryPage,
  LearnerClassroom,
  LearnerClassrooms,
  LearnerSlot,
  MyLearningGateway,
  OwnLearning,
  PersonPlay,
  Trouble,
} from "../ports/index.ts";

/** `at`: an ISO timestamp. `title`: of the product. */
export type OwnDate = { readonly at: string; readonly title: string } & (
  | { readonly kind: "due"; readonly perimeterSlug: string; readonly isOver: boolean }
  | { readonly kind: "slot"; readonly perimeterSlug: string; readonly session: string; readonly slot: LearnerSlot }
  | { readonly kind: "end"; readonly play: PersonPlay }
  | { readonly kind: "certificate"; readonly code: string }
);
/** A classroom with the perimeter in which it is open. */
export interface OpenClassroom {
  readonly perimeterSlug: string;
  readonly classroom: LearnerClassroom;
}
export interface OwnDatesSource {
  readonly learnt: Pick<OwnLearning, "products" | "certificates">;
  readonly classrooms: readonly OpenClassroom[];
  readonly plays: readonly PersonPlay[];
}

/** In their order. */
export function listOwnDates({ learnt, classrooms, plays }: OwnDatesSource): readonly OwnDate[] {
  const dues = learnt.products.flatMap(({ name, perimeterSlug, dueAt, progress }): readonly OwnDate[] => {
    if (dueAt === null || perimeterSlug === null) return [];
    return [{ kind: "due", at: dueAt, title: name, perimeterSlug, isOver: progress?.status === "COMPLETE" }];
  });
  const slots = classrooms.flatMap(({ perimeterSlug, classroom: { name, titles, own } }) =>
    own.map(
      (slot): OwnDate => ({
        ...{ kind: "slot", at: slot.startAt, title: name, perimeterSlug, slot },
        session: titles[slot.mean] ?? "",
      }),
    ),
  );
  const ends = plays.map((play): OwnDate => ({ kind: "end", at: play.eventDate, title: play.product.name, play }));
  const given = learnt.certificates
    .filter(({ revokedAt }) => revokedAt === null)
    .map(({ issuedAt, course, code }): OwnDate => ({ kind: "certificate", at: issuedAt, title: course, code }));
  return [...dues, ...slots, ...ends, ...given].sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
}

export interface OwnDates {
  readonly dates: readonly OwnDate[];
  /** Names of classrooms whose dates could not be read. */
  readonly missing: readonly string[];
}
export interface OwnDatesPorts {
  readonly learning: Pick<MyLearningGateway, "listHistory">;
  readonly classrooms: Pick<LearnerClassrooms, "read">;
}

/** Pages of the history that are asked for at most: somebody who looks far back sees no further. */
const MOST_PAGES = 10;

/**
 * What is known of the learner's dates, back to `since` (ISO). One classroom that does not answer leaves the others
 * there.
 */
export async function readOwnDates(
  { learning, classrooms }: OwnDatesPorts,
  learnt: OwnDatesSource["learnt"],
  since: string,
): Promise<Result<OwnDates, Trouble>> {
  const rooms = learnt.products.filter(({ type, perimeterSlug }) => type === "classiz" && perimeterSlug !== null);
  const [plays, ...read] = await Promise.all([
    readPlays(learning, since),
    ...rooms.map(async ({ name, perimeterSlug }) => ({
      ...{ name, perimeterSlug: perimeterSlug ?? "" },
      answer: await classrooms.read(perimeterSlug ?? ""),
    })),
  ]);
  if (!plays.ok) return plays;
  const open = read.flatMap(({ perimeterSlug, answer }) =>
    answer.ok ? [{ perimeterSlug, classroom: answer.value }] : [],
  );
  return succeed({
    dates: listOwnDates({ learnt, classrooms: open, plays: plays.value }),
    missing: read.filter(({ answer }) => !answer.ok).map(({ name }) => name),
  });
}

async function readPlays(
  { listHistory }: OwnDatesPorts["learning"],
  since: string,
): Promise<Result<readonly PersonPlay[], Trouble>> {
  const plays: PersonPlay[] = [];
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const answer: Result<HistoryPage, Trouble> = await listHistory({ product: null, status: null, page });
    // Without a network the newest alone are there.
    if (!answer.ok) return page > 1 ? succeed(plays) : answer;
    plays.push(...answer.value.plays);
    const oldest = answer.value.plays.at(-1);
    if (!oldest || plays.length >= answer.value.total || Date.parse(oldest.eventDate) < Date.parse(since)) break;
  }
  return succeed(plays);
}
