// Knows which slots stand in each other's way: nobody can be in two at once, neither who teaches nor who learns, and
// two cannot be held in one place.
import { foldText } from "../../kernel/index.ts";

/** Milliseconds since the epoch. */
export interface Times {
  readonly startAt: number;
  readonly endAt: number;
}
/** A slot that exists already. */
export interface PlannedSlot extends Times {
  readonly slug: string;
  readonly trainerId: string | null;
  readonly place: string | null;
  /** How many people of the slot that is moved have a place in this one. */
  readonly shared: number;
}
/** Who would hold the slots that are planned, and where. */
export interface WantedSlots {
  readonly times: readonly Times[];
  readonly trainerId: string | null;
  readonly place: string | null;
}
/** `at`: the index of the wanted time, from 0. */
export interface Clash {
  readonly at: number;
  readonly kind: "trainer" | "place" | "people";
  readonly slug: string;
}

/** One may begin at the moment when the other ends. */
const overlap = (one: Times, other: Times): boolean => one.startAt < other.endAt && other.startAt < one.endAt;
const foldPlace = (place: string | null): string => foldText(place ?? "").trim();

/** In the order of the times; of one slot the trainer comes first, then the place, then the people. */
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
        ...(slot.shared > 0 ? [{ at, kind: "people" as const, slug: slot.slug }] : []),
      ];
    }),
  );
}
