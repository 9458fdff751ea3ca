// Knows what a slot of a session must be (decisions 11).
import type { Fault } from "../kernel/index.ts";

/** When people meet, in milliseconds since the epoch, and where: a place, a video link, or both. */
export interface SlotPlan {
  readonly startAt: number;
  readonly endAt: number;
  readonly place: string | null;
  readonly videoLink: string | null;
}

/** Milliseconds: nobody sits longer in one slot. */
const LONGEST = 24 * 3_600_000;

/** What is wrong with it, each with where; empty when it can be held. */
export function judgeSlot({ startAt, endAt, place, videoLink }: SlotPlan): readonly Fault[] {
  const faults: Fault[] = [];
  if (endAt <= startAt) faults.push({ path: ["endAt"], message: "not after its start" });
  else if (endAt - startAt > LONGEST) faults.push({ path: ["endAt"], message: "more than 24 hours after its start" });
  if (!place && !videoLink) faults.push({ path: ["place"], message: "neither a place nor a video link" });
  if (videoLink && !/^https:\/\/[^\s/@]+(\/\S*)?$/.test(videoLink))
    faults.push({ path: ["videoLink"], message: "not an https address" });
  return faults;
}
