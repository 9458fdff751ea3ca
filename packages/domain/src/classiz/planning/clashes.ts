// Knows which slots stand in each other's way: one trainer cannot be in two, nor two of them in one place.
import { foldText } from "../../kernel/index.ts";

/** Milliseconds since the epoch. */
export interface Times {
  readonly startAt: number;
  readonly endAt: number;
}
/** A slot that there is already. */
export interface PlannedSlot extends Times {
  readonly slug: string;
  readonly trainerId: string | null;
  readonly place: string | null;
}
/** Who would hold the slots that are planned, and where. */
export interface WantedSlots {
  readonly times: readonly Times[];
  readonly trainerId: string | null;
  readonly place: string | null;
}
/** `at`: which of the times that are wanted, from 0. */
export interface Clash {
  readonly at: number;
  readonly kind: "trainer" | "place";
  readonly slug: string;
}

/** The end of the one may be the beginning of the other. */
const overlap = (one: Times, other: Times): boolean => one.startAt < other.endAt && other.startAt < one.endAt;
const foldPlace = (place: string | null): string => foldText(place ?? "").trim();

/** In the order of the times; of the same slot the trainer first. */
export function findClashes({ times, trainerId, place }: WantedSlots, planned: readonly PlannedSlot[]): Clash[] {
  const wanted = foldPlace(place);
  return times.flatMap((time, at) =>
    planned.flatMap((slot): Clash[] => {
      if (!overlap(time, slot)) return [];
      const isTaken = wanted !== "" && foldPlace(slot.place) === wanted;
      return [
        ...(trainerId !== null && slot.trainerId === trainerId
          ? [{ at, kind: "trainer" as const, slug: slot.slug }]
          : []),
        ...(isTaken ? [{ at, kind: "place" as const, slug: slot.slug }] : []),
      ];
    }),
  );
}
