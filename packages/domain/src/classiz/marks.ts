// Knows the marks of attendance in a slot, and how each is chained to the one before it (decisions 11).

/** Signed by the learner; marked as there or not there by who runs the slot; signed by who taught. */
export const MARK_KINDS = ["SIGNED", "PRESENT", "ABSENT", "TRAINER"] as const;
/** Signed by the learner; marked as there or not there by who runs the slot; signed by who taught. */
export type MarkKind = (typeof MARK_KINDS)[number];

/** One mark, as it is made. */
export interface Mark {
  /** Id of the person whom it is about. */
  readonly userId: string;
  readonly kind: MarkKind;
  /** Id of the person who made it. */
  readonly byId: string;
  /** ISO timestamp. */
  readonly at: string;
  /** Why somebody else made it; null for a learner's own mark. */
  readonly reason: string | null;
  /** ISO timestamp of its arrival, where it was made without a network and came later than `at`. */
  readonly arrivedAt?: string | null;
  /** As `readDrawing` reads it; null where nothing was drawn, and where the person's account has gone. */
  readonly drawing?: string | null;
  /** The hash of the drawing: it stays when the drawing goes with its person. */
  readonly drawingHash?: string | null;
}
/** One mark in its chain; `number` from 1. */
export interface ChainedMark extends Mark {
  readonly number: number;
  /** The hash of this mark and of the hash before it, and so of all marks before it. */
  readonly hash: string;
}

/** A digest of a text, such as SHA-256 in hexadecimal: nobody can find another text with the same one. */
export type Digest = (text: string) => string;

/** Where a chain ends: the number and the hash of its newest mark. A chain without marks has no head. */
export type ChainHead = Pick<ChainedMark, "number" | "hash">;

/**
 * The next mark of a slot's chain. `before` is the mark that it follows; null for the first. Late arrival and a
 * drawing are hashed only where there are any, so that older marks keep their hashes.
 */
export function chainMark(slotSlug: string, before: ChainHead | null, mark: Mark, digest: Digest): ChainedMark {
  const number = (before?.number ?? 0) + 1;
  const { userId, kind, byId, at, reason, arrivedAt = null, drawing = null } = mark;
  const drawingHash = mark.drawingHash ?? (drawing === null ? null : digest(drawing));
  const more = arrivedAt === null && drawingHash === null ? [] : [arrivedAt, drawingHash];
  const text = JSON.stringify([before?.hash ?? "", slotSlug, number, userId, kind, byId, at, reason, ...more]);
  return { number, userId, kind, byId, at, reason, arrivedAt, drawing, drawingHash, hash: digest(text) };
}

/** The marks that follow `before`, each chained to the one before it. */
export function chainMarks(
  slotSlug: string,
  before: ChainHead | null,
  marks: readonly Mark[],
  digest: Digest,
): readonly ChainedMark[] {
  let last = before;
  return marks.map((mark) => {
    const chained = chainMark(slotSlug, last, mark, digest);
    last = chained;
    return chained;
  });
}

/**
 * The number of the first of these marks that was changed, or that the chain lacks; null when all hold. `before` is
 * the mark that they follow, when they are not the beginning of the chain.
 */
export function findBroken(
  slotSlug: string,
  marks: readonly ChainedMark[],
  digest: Digest,
  before: ChainHead | null = null,
): number | null {
  let last = before;
  for (const mark of marks) {
    const right = chainMark(slotSlug, last, mark, digest);
    if (right.number !== mark.number || right.hash !== mark.hash || !isDrawn(mark, digest)) return right.number;
    last = mark;
  }
  return null;
}

const isDrawn = ({ drawing, drawingHash }: ChainedMark, digest: Digest): boolean =>
  !drawing || digest(drawing) === drawingHash;

/** True when the chain ends where its head says: nothing was cut off or added. */
export const endsAt = (last: ChainHead | null, head: ChainHead | null): boolean =>
  last?.number === head?.number && last?.hash === head?.hash;

/** The mark that counts for each learner: the newest one. A trainer's signature is not a mark of a learner. */
export const readLastMarks = <M extends Mark>(marks: readonly M[]): ReadonlyMap<string, M> =>
  new Map(marks.filter(({ kind }) => kind !== "TRAINER").map((mark) => [mark.userId, mark]));

/** The trainer's signature: only that of the person whom the slot names; where it names nobody, the newest. */
export const findTaught = <M extends Mark>(marks: readonly M[], trainerId: string | null): M | null =>
  marks.findLast(({ kind, userId }) => kind === "TRAINER" && (trainerId === null || userId === trainerId)) ?? null;

/** True when the person counts as having been there. */
export const isThere = (mark: Pick<Mark, "kind"> | undefined): boolean =>
  mark?.kind === "SIGNED" || mark?.kind === "PRESENT";
