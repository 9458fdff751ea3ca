// Knows what a package has to be played: the items of its organization, each with where it starts and what it is told at its start.
import * as z from "zod/mini";

/** Text of the manifest that a content is given as it stands. */
const told = z.nullable(z.string());

/** An item of the organization that is played. */
export const scormActivitySchema = z.object({
  identifier: z.string(),
  title: z.string(),
  isVisible: z.boolean(),
  /** From the address of the package, its query and parameters included; null for a heading, and for what starts nothing. */
  href: z.nullable(z.string()),
  /** `sco` reports; `asset` is only shown. Null for a heading. */
  kind: z.nullable(z.enum(["sco", "asset"])),
  /** `adlcp:dataFromLMS` (1.2) or `dataFromLMS` (2004): its launch data. */
  launchData: told,
  /** 1.2: 0–100 (`adlcp:masteryscore`). 2004: −1 to 1, the least measure of its primary objective that satisfies it. */
  masteryScore: z.nullable(z.number()),
  /** 2004: 0–1 (`adlcp:completionThreshold`). */
  completionThreshold: z.nullable(z.number()),
  /** As it is written: `0000:30:00` (1.2), `PT30M` (2004). */
  maxTimeAllowed: told,
  /** `exit,message` and its like. */
  timeLimitAction: told,
  /** 1.2: a condition on other items, by their identifiers (`adlcp:prerequisites`, AICC script). */
  prerequisites: told,
  get item() {
    return z.array(scormActivitySchema);
  },
});
/** An item of the organization that is played. */
export type ScormActivity = z.infer<typeof scormActivitySchema>;

/** All of them that start something, in the order of the manifest. */
export const listLaunchable = (items: readonly ScormActivity[]): readonly ScormActivity[] =>
  items.flatMap((one) => [...(one.href === null ? [] : [one]), ...listLaunchable(one.item)]);
