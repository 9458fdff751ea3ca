// Knows which parts of a package are played: the items of its organization, each with where it starts and its launch
// data.
import * as z from "zod/mini";
import { type ScormSequencing, scormSequencingSchema } from "../sequencing/sequencing.ts";

/** An item of the organization that is played. */
export interface ScormActivity {
  readonly identifier: string;
  readonly title: string;
  readonly isVisible: boolean;
  /**
   * Below the address of the package, with its query and parameters; null for a heading, and for an item that starts
   * nothing.
   */
  readonly href: string | null;
  /** `sco` reports; `asset` is only shown. Null for a heading. */
  readonly kind: "sco" | "asset" | null;
  /** `adlcp:dataFromLMS` (1.2) or `dataFromLMS` (2004): its launch data. */
  readonly launchData: string | null;
  /** 1.2: 0–100 (`adlcp:masteryscore`). 2004: −1 to 1, the least measure of its primary objective that satisfies it. */
  readonly masteryScore: number | null;
  /** 2004: 0–1 (`adlcp:completionThreshold`). */
  readonly completionThreshold: number | null;
  /** As it is written: `0000:30:00` (1.2), `PT30M` (2004). */
  readonly maxTimeAllowed: string | null;
  /** `exit,message` and its like. */
  readonly timeLimitAction: string | null;
  /** 1.2: a condition on other items, by their identifiers (`adlcp:prerequisites`, AICC script). */
  readonly prerequisites: string | null;
  /** 2004: its rules; null where it has none. */
  readonly sequencing: ScormSequencing | null;
  readonly item: readonly ScormActivity[];
}

const text = z.nullable(z.string());
/** An item of the organization that is played, as JSON. */
export const scormActivitySchema: z.ZodMiniType<ScormActivity> = z.object({
  identifier: z.string(),
  title: z.string(),
  isVisible: z.boolean(),
  href: text,
  kind: z.nullable(z.enum(["sco", "asset"])),
  launchData: text,
  masteryScore: z.nullable(z.number()),
  completionThreshold: z.nullable(z.number()),
  maxTimeAllowed: text,
  timeLimitAction: text,
  prerequisites: text,
  sequencing: z.nullable(scormSequencingSchema),
  get item() {
    return z.array(scormActivitySchema);
  },
});

/** All of them that start something, in the order of the manifest. */
export const listLaunchable = (items: readonly ScormActivity[]): readonly ScormActivity[] =>
  items.flatMap((one) => [...(one.href === null ? [] : [one]), ...listLaunchable(one.item)]);
