// Knows how what is said to an LMS is kept for support, as much of it as a page can bear, without a word more to the
// LMS than errors need.
import type { Clock, HostCallLog, LoggedCall, LoggedCalls } from "@academiz/application/ports";
import { LOG_LIMITS } from "@academiz/domain/scorm";
import type { HostListeners } from "./host.ts";

export interface CallRecorder {
  /** Passed to the host. */
  readonly onSpeaking: NonNullable<HostListeners["onSpeaking"]>;
  readonly log: HostCallLog;
}

const measure = ({ name, args, answer, text }: LoggedCall): number =>
  name.length + args.join("").length + answer.length + text.length;

/** The newest calls are kept, up to a number of calls and of characters that the limits give. */
export function createCallRecorder(
  clock: Clock,
  limits: { calls: number; characters: number } = LOG_LIMITS,
): CallRecorder {
  let logged: LoggedCalls = { calls: [], dropped: 0 };
  let size = 0;
  const listeners = new Set<() => void>();

  function keep(call: LoggedCall): void {
    const calls = [...logged.calls, call];
    size += measure(call);
    let from = 0;
    for (
      let one = calls[0];
      one && (calls.length - from > limits.calls || size > limits.characters);
      one = calls[from]
    ) {
      size -= measure(one);
      from += 1;
    }
    logged = { calls: calls.slice(from), dropped: logged.dropped + from };
    for (const tell of listeners) tell();
  }

  return {
    onSpeaking() {
      const at = clock.now();
      return (said) =>
        keep({ ...said, number: logged.dropped + logged.calls.length + 1, at, ms: Math.max(0, clock.now() - at) });
    },
    log: {
      read: () => logged,
      subscribe(onCall) {
        listeners.add(onCall);
        return () => void listeners.delete(onCall);
      },
    },
  };
}
