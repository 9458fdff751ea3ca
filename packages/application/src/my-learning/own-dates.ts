// Knows the dates of a learner: what is due, where they have a place, what they ended, and what they were given.
import { type Result, succeed } from "@academiz/domain/kernel";
import type { HistoryPage, LearnerSlot, MyLearningGateway, OwnLearning, PersonPlay, Trouble } from "../ports/index.ts";

/** `at`: an ISO timestamp. `title`: of the product. */
export type OwnDate = { readonly at: string; readonly title: string } & (
  | { readonly kind: "due"; readonly perimeterSlug: string; readonly isOver: boolean }
  | { readonly kind: "slot"; readonly perimeterSlug: string; readonly session: string; readonly slot: LearnerSlot }
  | { readonly kind: "end"; readonly play: PersonPlay }
  | { readonly kind: "certificate"; readonly code: string }
);
export interface OwnDatesSource {
  readonly learnt: Pick<OwnLearning, "products" | "certificates" | "slots">;
  readonly plays: readonly PersonPlay[];
}

/** In their order. */
export function listOwnDates({ learnt, plays }: OwnDatesSource): readonly OwnDate[] {
  const dues = learnt.products.flatMap(({ name, perimeterSlug, dueAt, progress }): readonly OwnDate[] => {
    if (dueAt === null || perimeterSlug === null) return [];
    return [{ kind: "due", at: dueAt, title: name, perimeterSlug, isOver: progress?.status === "COMPLETE" }];
  });
  const slots = learnt.slots.map(
    ({ perimeterSlug, name, title: session, slot }): OwnDate => ({
      ...{ kind: "slot", at: slot.startAt, title: name, perimeterSlug, slot, session },
    }),
  );
  const ends = plays.map((play): OwnDate => ({ kind: "end", at: play.eventDate, title: play.product.name, play }));
  const given = learnt.certificates
    .filter(({ revokedAt }) => revokedAt === null)
    .map(({ issuedAt, course, code }): OwnDate => ({ kind: "certificate", at: issuedAt, title: course, code }));
  return [...dues, ...slots, ...ends, ...given].sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
}

/** What somebody played, back to a time. */
export interface OwnPlays {
  readonly plays: readonly PersonPlay[];
  /** ISO; null: all of it is there. Before it there may be more, which could not be read. */
  readonly knownFrom: string | null;
}

/** Pages of the history that are asked for at most: somebody who looks far back sees no further. */
const MOST_PAGES = 10;

/** Back to `since` (ISO), where the network and the number of pages allow it. */
export async function readOwnPlays(
  { listHistory }: Pick<MyLearningGateway, "listHistory">,
  since: string,
): Promise<Result<OwnPlays, Trouble>> {
  const plays: PersonPlay[] = [];
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const answer: Result<HistoryPage, Trouble> = await listHistory({ product: null, status: null, page });
    // Without a network the newest alone are there.
    if (!answer.ok && page === 1) return answer;
    if (!answer.ok) break;
    plays.push(...answer.value.plays);
    const oldest = answer.value.plays.at(-1);
    if (!oldest || plays.length >= answer.value.total) return succeed({ plays, knownFrom: null });
    if (Date.parse(oldest.eventDate) < Date.parse(since)) break;
  }
  return succeed({ plays, knownFrom: plays.at(-1)?.eventDate ?? null });
}
