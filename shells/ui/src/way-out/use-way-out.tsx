// Knows how a page is left only once the network is there, since nobody comes back from the browser's own error page.
import { Trans } from "@lingui/react/macro";
import { CloudOff } from "lucide-react";
import { type ReactNode, useCallback, useEffect, useState } from "react";
import { StandingToast } from "../toasts/standing-toast.tsx";
import { reachesServer } from "./reaches-server.ts";

/** Milliseconds between two checks of the network, besides those that the browser's events cause. */
const PAUSE = 3_000;

/** What is done once the network is there. */
export interface WayOut {
  readonly go: () => void;
  /** False where nothing is left to stay for. */
  readonly mayStay: boolean;
  /** The target is on the device: it needs no network. */
  readonly isHere?: boolean;
  /** Asked where there is no network: whether the device would show the target all the same. */
  readonly isHeld?: () => Promise<boolean>;
}

const mayGo = async ({ isHeld }: WayOut): Promise<boolean> =>
  (await reachesServer()) || (await isHeld?.().catch(() => false)) === true;

/** `leave` goes now, or as soon as the network is there; meanwhile the caller draws `waiting`, which says so. */
export function useWayOut(): { readonly leave: (way: WayOut) => void; readonly waiting: ReactNode } {
  const [held, setHeld] = useState<WayOut | null>(null);
  const leave = useCallback((way: WayOut) => {
    if (way.isHere) return way.go();
    void mayGo(way).then((may) => (may ? way.go() : setHeld(way)));
  }, []);
  useEffect(() => {
    if (!held) return;
    let isDone = false;
    const look = async () => {
      if (!(await reachesServer()) || isDone) return;
      isDone = true;
      setHeld(null);
      held.go();
    };
    const timer = window.setInterval(look, PAUSE);
    window.addEventListener("online", look);
    return () => {
      isDone = true;
      window.clearInterval(timer);
      window.removeEventListener("online", look);
    };
  }, [held]);
  return {
    leave,
    waiting: held && (
      <StandingToast
        role="status"
        icon={<CloudOff size={20} aria-hidden />}
        action={held.mayStay ? { label: <Trans>Stay here</Trans>, run: () => setHeld(null) } : undefined}
      >
        <Trans>There is no connection. You leave this page as soon as it is back.</Trans>
      </StandingToast>
    ),
  };
}
