// Knows which streams outlive the session that they were opened in, and ends them.
import type { StreamHolder } from "@academiz/backend/ports";

/** A stream, as far as its end is concerned. */
export interface Held {
  /** Null: it belongs to no session; only its token ends it. */
  readonly holder: StreamHolder | null;
  readonly finish: () => void;
}
/** Answers which of these sessions are still open. */
export type ListStanding = (holders: readonly StreamHolder[]) => Promise<ReadonlySet<string>>;
export interface Standing {
  /** Ends those streams whose session has ended, with one question for all of them. */
  endFallen(of: Iterable<Held>): Promise<void>;
  stop(): void;
}

/** Looks at all streams every `pause` milliseconds. */
export function watchStanding(
  all: Iterable<Held>,
  listStanding: ListStanding,
  pause: number,
  onTrouble: (error: unknown) => void,
): Standing {
  async function endFallen(of: Iterable<Held>): Promise<void> {
    const held = new Map<string, StreamHolder>();
    const asked = [...of];
    for (const { holder } of asked) if (holder) held.set(holder.sessionId, holder);
    if (held.size === 0) return;
    const standing = await listStanding([...held.values()]);
    for (const { holder, finish } of asked) if (holder && !standing.has(holder.sessionId)) finish();
  }

  let isLooking = false;
  let wasTroubled = false;
  const timer = setInterval(async () => {
    if (isLooking) return;
    isLooking = true;
    try {
      await endFallen(all);
      wasTroubled = false;
    } catch (error) {
      // The next look asks again: a database that is away is reported once.
      if (!wasTroubled) onTrouble(error);
      wasTroubled = true;
    }
    isLooking = false;
  }, pause);
  timer.unref();
  return { endFallen, stop: () => clearInterval(timer) };
}
