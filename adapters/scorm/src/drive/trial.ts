// Knows the trial of a package in an LMS: begun, half done, left, taken up again, done, and looked at once more.
import type { Clock, DatedProgress } from "@academiz/application/ports";
import type { ScormVersion } from "@academiz/domain/scorm";
import type { PackagedOptions } from "../packaged/packaged-learniz.ts";
import type { PackageContent } from "../packaged/read-package.ts";
import { type Kept, type Launch, launch, type Packaged } from "./launch.ts";

/** What a type of product must provide to be tried. */
export interface Tried<P extends DatedProgress> {
  readonly create: (options: PackagedOptions) => Packaged<P>;
  /** A learner who goes half the way, then the same learner at the end; `date` gives the moment of the next fact. */
  readonly playHalf: (date: () => string) => P;
  readonly playOn: (half: P, date: () => string) => P;
  /** Reads what came back from the LMS, as the player does. */
  readonly read: (stored: unknown) => P;
  /** The part that no LMS may lose. */
  readonly describe: (progress: P) => string;
}

/** Milliseconds between two facts of a learner. */
const STEP = 60_000;

/** What was wrong, in English; it should always be empty. */
export async function tryPackage<P extends DatedProgress>(
  content: PackageContent,
  version: ScormVersion,
  tried: Tried<P>,
): Promise<readonly string[]> {
  const faults = new Set<string>();
  let now = Date.UTC(2026, 0, 1);
  const clock: Clock = { now: () => now };
  const date = () => {
    now += STEP;
    return new Date(now).toISOString();
  };

  async function compare({ source }: Launch<P>, before: P | null): Promise<void> {
    const loaded = await source.load();
    const stored = loaded.ok ? loaded.value.storedProgress : null;
    if (!stored && !before) return;
    if (!stored || !before || tried.describe(tried.read(stored)) !== tried.describe(before))
      faults.add("what was done is not there when it is taken up again");
  }

  /** One launch: what was kept comes back, and what is done is kept. Null where it did not begin. */
  async function visit(kept: Kept | null, before: P | null, after: P): Promise<Kept | null> {
    const { create } = tried;
    const begun = launch({ content, version, clock, create, complain: (text) => faults.add(text) }, kept);
    if (typeof begun === "string") {
      faults.add(`it does not start in an LMS: ${begun}`);
      return null;
    }
    await compare(begun, before);
    const { ok } = await begun.gateway.send(after);
    if (!ok) faults.add("the LMS does not keep what it is told");
    begun.gateway.sendLeaving(after);
    return begun.leave();
  }

  const half = tried.playHalf(date);
  const kept = await visit(null, null, half);
  const all = tried.playOn(half, date);
  const end = kept && (await visit(kept, half, all));
  if (end) await visit(end, all, all);
  return [...faults];
}
