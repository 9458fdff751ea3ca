// Knows which slots stand in each other's way: a trainer cannot be in two at once, nor can two be held in one place.
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
  readonly kind: "trainer" | "place";
  readonly slug: string;
}

/** One may begin at the moment when the other ends. */
const overlap = (one: Times, other: Times): boolean => one.startAt < other.endAt && other.startAt < one.endAt;
const foldPlace = (place: string | null): string => foldText(place ?? "").trim();

/** In the order of the times; where trainer and place of a slot clash, the trainer comes first. */
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
