// Knows a browser that holds what was finished in it.
import type { FinishedWork } from "../packaged/packaged-learniz.ts";

export function makeFinishedWork(): FinishedWork {
  const kept = new Map<string, unknown>();
  return {
    keep: (progress) => void kept.set(progress.slug, progress),
    read: (slug) => kept.get(slug) ?? null,
    forget: (slug) => void kept.delete(slug),
  };
}
