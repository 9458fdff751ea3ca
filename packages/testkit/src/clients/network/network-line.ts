// Knows the line between the ports in memory and their server: a test cuts it, delays an answer, or sees what was
// asked.
import type { Trouble } from "@academiz/application/ports";
import type { Result } from "@academiz/domain/kernel";

/** The line that ports in memory answer through; the names are those of the ports' functions. */
export interface NetworkLine {
  /** The questions that were asked, in order, by name. */
  readonly asked: readonly string[];
  /** Counts the questions of one name. */
  count(name: string): number;
  /** From here on each question of that name fails in this way, unanswered; null: questions are answered again. */
  fail(name: string, trouble: Trouble | null): void;
  /**
   * The next question of that name is processed at once, but its answer waits until the returned function is called.
   */
  hold(name: string): () => void;
  /**
   * Sends a question of a port in memory: it is recorded, answered at once, and the answer is given when nothing
   * delays it.
   */
  pass<T>(name: string, answer: () => Result<T, Trouble>): Promise<Result<T, Trouble>>;
}

/** The trouble of a line that is cut. */
export const OFFLINE: Trouble = { kind: "offline", detail: "network" };

/** A line on which everything passes at once. Give the same line to all ports of a test that share a network. */
export function createNetworkLine(): NetworkLine {
  const asked: string[] = [];
  const troubles = new Map<string, Trouble>();
  const gates = new Map<string, Promise<void>>();
  return {
    asked,
    count: (name) => asked.filter((one) => one === name).length,
    fail(name, trouble) {
      if (trouble) troubles.set(name, trouble);
      else troubles.delete(name);
    },
    hold(name) {
      let release = () => {};
      gates.set(name, new Promise((resolve) => (release = resolve)));
      return release;
    },
    async pass(name, answer) {
      asked.push(name);
      const trouble = troubles.get(name);
      const result = trouble ? ({ ok: false, error: trouble } as const) : answer();
      const gate = gates.get(name);
      gates.delete(name);
      await gate;
      return result;
    },
  };
}
