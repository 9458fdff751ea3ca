// Knows the channel to the editor beside the player, which sends the draft again after each change.
import { TRIAL_GREETING, type TrialWord, type TriedDraft, trialOrderSchema } from "@academiz/domain/products";
import { useSyncExternalStore } from "react";

export interface TrialLine {
  readonly read: () => TriedDraft;
  readonly subscribe: (listener: () => void) => () => void;
  readonly tell: (word: TrialWord) => void;
}

/** Resolves with the first draft: the page around this one, of the same origin, sends one greeting. */
export function openLine(): Promise<TrialLine> {
  return new Promise((resolve) => {
    const waiting = new AbortController();
    window.addEventListener(
      "message",
      ({ origin, source, data, ports: [port] }) => {
        if (origin !== location.origin || source !== window.parent || data !== TRIAL_GREETING || !port) return;
        waiting.abort();
        listen(port, resolve);
      },
      { signal: waiting.signal },
    );
  });
}

function listen(port: MessagePort, onOpen: (line: TrialLine) => void): void {
  let draft: TriedDraft | null = null;
  const listeners = new Set<() => void>();
  port.onmessage = ({ data }) => {
    const order = trialOrderSchema.safeParse(data);
    if (!order.success) return;
    const first = order.data.draft;
    const isOpen = draft !== null;
    draft = first;
    if (isOpen) for (const listener of listeners) listener();
    else
      onOpen({
        read: () => draft ?? first,
        subscribe: (listener) => {
          listeners.add(listener);
          return () => listeners.delete(listener);
        },
        tell: (word) => port.postMessage(word),
      });
  };
}

export const useTriedDraft = ({ subscribe, read }: TrialLine): TriedDraft => useSyncExternalStore(subscribe, read);
