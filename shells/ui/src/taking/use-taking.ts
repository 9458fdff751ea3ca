// Knows how a file that a server makes on request is downloaded: with waiting, saving, or the reason of a failure.
import type { Result } from "@academiz/domain/kernel";
import { useRef, useState } from "react";
import { saveBytes } from "./save-bytes.ts";

/** A file that has arrived. */
export interface TakenFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}
/** Why it did not arrive, as the ports name it. */
export interface TakingTrouble {
  readonly kind: string;
  readonly detail: string;
}
export interface Taking {
  readonly state: "idle" | "waiting" | "taken";
  /** The trouble of the last try; null while none failed. */
  readonly trouble: TakingTrouble | null;
  start(): void;
}

const AWAY: TakingTrouble = { kind: "offline", detail: "network" };

/** `take` may throw where a part of the app could not be loaded: the network is down then. */
export function useTaking(type: string, take: () => Promise<Result<TakenFile, TakingTrouble>>): Taking {
  const [state, setState] = useState<Taking["state"]>("idle");
  const [trouble, setTrouble] = useState<TakingTrouble | null>(null);
  const isWaiting = useRef(false);
  return {
    state,
    trouble,
    start() {
      if (isWaiting.current) return;
      isWaiting.current = true;
      setState("waiting");
      setTrouble(null);
      void take()
        .catch(() => ({ ok: false, error: AWAY }) as const)
        .then((taken) => {
          isWaiting.current = false;
          setState(taken.ok ? "taken" : "idle");
          if (taken.ok) saveBytes(taken.value.name, type, taken.value.bytes);
          else setTrouble(taken.error);
        });
    },
  };
}
