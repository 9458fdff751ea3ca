// Knows how many files somebody may send at once: each lies on the disk while it comes, and is counted in no total
// before all of it has come.
import { finished, type Writable } from "node:stream";
import { type Refusal, refuse } from "@academiz/backend";
import { type Result, succeed } from "@academiz/domain/kernel";

export interface FilePlaces {
  /** Held from before a file is read until its answer is sent. Refuses with `uploads.too-many`. */
  hold(reply: { readonly raw: Writable }, userId: string): Result<null, Refusal>;
}

/** As many as uploads in parts may be unfinished. */
const MOST = 20;
/** Seconds until the caller may come again. */
const SOON = 5;

export function createFilePlaces(most = MOST): FilePlaces {
  const held = new Map<string, number>();
  return {
    hold({ raw }, userId) {
      const now = held.get(userId) ?? 0;
      if (now >= most) return refuse("uploads.too-many", { retryAfter: SOON });
      held.set(userId, now + 1);
      finished(raw, () => {
        const left = (held.get(userId) ?? 1) - 1;
        if (left === 0) held.delete(userId);
        else held.set(userId, left);
      });
      return succeed(null);
    },
  };
}
