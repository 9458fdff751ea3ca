// Knows how the steps that can be undone wait in a tab, in as much room as a course may take there.
import type { EditSteps, KeptSteps } from "@academiz/application/ports";
import { readStoredJson, removeStored, writeStored } from "./guarded-storage.ts";

/**
 * Characters, of the five million that a tab keeps: room for all the steps of a course of usual size, and for the
 * latest of a large one.
 */
const ROOM = 2_000_000;

/** `storage` is sessionStorage: another tab has steps of its own. */
export function createTabEditSteps(storage: Storage, owner: () => string): EditSteps {
  const key = (slug: string) => `back-office.STEPS.${owner()}.${slug}`;
  return {
    keep(slug, { now, past, future }) {
      const first = JSON.stringify(now);
      const back = takeNearest(past.toReversed(), ROOM - first.length);
      const forth = takeNearest(future, ROOM - first.length - back.length);
      if (first.length > ROOM) return removeStored(storage, key(slug));
      const list = (texts: readonly string[]) => `[${texts.join()}]`;
      writeStored(
        storage,
        key(slug),
        `{"now":${first},"past":${list(back.texts.toReversed())},"future":${list(forth.texts)}}`,
      );
    },
    read(slug) {
      const kept = readStoredJson(storage, key(slug));
      return isSteps(kept) ? kept : null;
    },
  };
}

function takeNearest(
  steps: readonly unknown[],
  room: number,
): { readonly texts: readonly string[]; readonly length: number } {
  const texts: string[] = [];
  let length = 0;
  for (const step of steps) {
    const text = JSON.stringify(step);
    if (length + text.length > room) break;
    texts.push(text);
    length += text.length;
  }
  return { texts, length };
}

const isStep = (kept: unknown): boolean =>
  typeof kept === "object" && kept !== null && "name" in kept && typeof kept.name === "string" && "config" in kept;

const isSteps = (kept: unknown): kept is KeptSteps =>
  typeof kept === "object" &&
  kept !== null &&
  "now" in kept &&
  isStep(kept.now) &&
  ["past", "future"].every((name) => {
    const list = (kept as Readonly<Record<string, unknown>>)[name];
    return Array.isArray(list) && list.every(isStep);
  });
