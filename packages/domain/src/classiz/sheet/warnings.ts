// Knows which signatures of a slot are worth a look before anybody relies on them.
import { readDrawing } from "../drawn-signature.ts";
import { findTaught, type Mark } from "../marks.ts";

/** The slot whose signatures are looked at; instants in milliseconds. */
export interface SignedSlot {
  readonly endAt: number;
  /** It is a morning and an afternoon, as `isWholeDay` tells. */
  readonly isWholeDay: boolean;
  /** From when until when it can be signed. */
  readonly opensAt: number;
  readonly closesAt: number;
}
export type SignatureWarning =
  /** One signature stands for two half-days. */
  | { readonly kind: "whole-day" }
  /** Signed when the slot could not be signed. */
  | { readonly kind: "outside"; readonly userIds: readonly string[] }
  /** Nearly everybody signed when the slot was over, or about to be. */
  | { readonly kind: "all-at-the-end"; readonly count: number }
  /** Drawings of two people or more that look alike: each like another one of them. */
  | { readonly kind: "same"; readonly userIds: readonly string[] }
  /** It is over, and its sheet has no trainer's name: neither the slot names one, nor did one sign. */
  | { readonly kind: "no-trainer" }
  /** It is over, and the trainer whom the slot names has not signed. */
  | { readonly kind: "trainer-unsigned" };

/** How long before the end a signature counts as late, in milliseconds. */
const END = 10 * 60_000;
/** At least so many late signatures, and at least this share of all, are worth a warning. */
const [SOME, MOST] = [3, 0.8];
/** How many points of two drawings are compared, and how far apart they may lie, as a share of the drawing's size. */
const [POINTS, APART] = [32, 0.04];

/** `marks`: those that count, one for each person. */
export function findSignatureWarnings(marks: readonly Mark[], slot: SignedSlot): readonly SignatureWarning[] {
  const signed = marks.filter(({ kind }) => kind === "SIGNED");
  const at = (mark: Mark) => Date.parse(mark.at);
  const outside = signed.filter((mark) => at(mark) < slot.opensAt || at(mark) > slot.closesAt);
  const late = signed.filter((mark) => at(mark) >= slot.endAt - END);
  const areLate = late.length >= SOME && late.length >= signed.length * MOST;
  return [
    ...(slot.isWholeDay ? [{ kind: "whole-day" as const }] : []),
    ...(outside.length > 0 ? [{ kind: "outside" as const, userIds: outside.map(({ userId }) => userId) }] : []),
    ...(areLate ? [{ kind: "all-at-the-end" as const, count: late.length }] : []),
    ...findSame(signed),
  ];
}

/**
 * What the sheet lacks of its trainer once the slot is over.
 * @param marks all of the slot, trainers' too
 * @param now in milliseconds
 */
export function findTrainerWarnings(
  marks: readonly Mark[],
  { endAt, trainerId }: Pick<SignedSlot, "endAt"> & { readonly trainerId: string | null },
  now: number,
): readonly SignatureWarning[] {
  if (now < endAt || findTaught(marks, trainerId)) return [];
  return [{ kind: trainerId === null ? "no-trainer" : "trainer-unsigned" }];
}

type Point = readonly [x: number, y: number];

interface Drawn {
  readonly userId: string;
  readonly shape: readonly Point[];
}

/** Every drawing is compared with all before it. */
function findSame(signed: readonly Mark[]): readonly SignatureWarning[] {
  const groups = signed.reduce<readonly (readonly Drawn[])[]>((known, { userId, drawing }) => {
    const shape = drawing ? readShape(drawing) : null;
    if (!shape) return known;
    const isLike = (group: readonly Drawn[]) => group.some((other) => isSame(shape, other.shape));
    const like = known.filter(isLike);
    return [...known.filter((group) => !like.includes(group)), [...like.flat(), { userId, shape }]];
  }, []);
  return groups
    .filter(({ length }) => length > 1)
    .map((group) => ({ kind: "same", userIds: group.map(({ userId }) => userId) }));
}

/** Points along the strokes, in a box of 1 by 1; null for a typed name, and for what is no drawing. */
function readShape(text: string): readonly Point[] | null {
  const drawing = readDrawing(text);
  if (drawing?.kind !== "strokes") return null;
  const points = [...drawing.path.matchAll(/(\d+) (\d+)/g)].map(([, x, y]): Point => [Number(x), Number(y)]);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const size = Math.max(Math.max(...xs) - left, Math.max(...ys) - top, 1);
  const placed = points.map(([x, y]): Point => [(x - left) / size, (y - top) / size]);
  const lengths = placed.map(([x, y], at) => {
    const [fromX = x, fromY = y] = placed[at - 1] ?? [];
    return Math.hypot(x - fromX, y - fromY);
  });
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  let [next, gone] = [0, lengths[0] ?? 0];
  return Array.from({ length: POINTS }, (_, at) => {
    const wanted = (whole * at) / (POINTS - 1);
    while (gone < wanted && next < placed.length - 1) {
      next += 1;
      gone += lengths[next] ?? 0;
    }
    return placed[next] ?? [0, 0];
  });
}

/** Most are far apart after a few points, and then the rest is not looked at. */
function isSame(one: readonly Point[], other: readonly Point[]): boolean {
  let apart = 0;
  return one.every(([x, y], at) => {
    const [otherX = x, otherY = y] = other[at] ?? [];
    apart += Math.hypot(x - otherX, y - otherY);
    return apart < APART * POINTS;
  });
}
