// Knows how late a machine is that others keep busy: what it takes from everybody is nobody's fault.
import { setTimeout } from "node:timers/promises";

export interface MachineWatch {
  /** Milliseconds by which a timer and the answer of a server came late, at most, since it was asked last. */
  takeLateness(): number;
  stop(): void;
}

const PAUSE_MS = 50;

/** Does what a page does that saves: it waits, asks the server, and is answered. */
export function watchMachine(url: string): MachineWatch {
  const watching = new AbortController();
  const { signal } = watching;
  let worst = 0;
  let since = Date.now();
  const note = () => {
    worst = Math.max(worst, Date.now() - since - PAUSE_MS);
  };
  async function ask(): Promise<void> {
    while (!signal.aborted) {
      since = Date.now();
      await setTimeout(PAUSE_MS, null, { signal });
      await (await fetch(url, { signal })).arrayBuffer();
      note();
    }
  }
  ask().catch((error: unknown) => {
    // It is stopped in the middle of whatever it waits for.
    if (!signal.aborted) throw error;
  });
  return {
    takeLateness() {
      // What has not been answered yet is late already.
      note();
      const lateness = worst;
      worst = 0;
      return lateness;
    },
    stop: () => watching.abort(),
  };
}
