// Knows what a learner reads above their courses while their device reaches nothing, whether it has a network or not.
import { Button } from "@academiz/ui";
import { Trans } from "@lingui/react/macro";
import { RotateCw } from "lucide-react";
import { useEffect, useEffectEvent, useRef } from "react";
import { useOutOfReach } from "../site/reach.ts";
import * as styles from "./offline.css.ts";

export interface OfflineNoteProps {
  /** The list is being asked for again. */
  readonly isLooking: boolean;
  /** Asks for the list again. */
  readonly onLook: () => void;
}

export function OfflineNote({ isLooking, onLook }: OfflineNoteProps) {
  const { isOffline, isCutOff } = useOutOfReach();
  const wasCutOff = useRef(isCutOff);
  const look = useEffectEvent(() => {
    if (!isLooking) onLook();
  });
  useEffect(() => {
    // The list is old as soon as the server answers anything.
    if (wasCutOff.current && !isCutOff) look();
    wasCutOff.current = isCutOff;
    if (!isCutOff) return;
    const lookAgain = () => look();
    window.addEventListener("online", lookAgain);
    return () => window.removeEventListener("online", lookAgain);
  }, [isCutOff]);
  if (isOffline)
    return (
      <p role="status" className={styles.waiting}>
        <Trans>You are offline. What this device holds can be played; the rest needs the network.</Trans>
      </p>
    );
  if (!isCutOff) return null;
  return (
    <div className={styles.refused}>
      <p role="status" className={styles.said}>
        <Trans>The site is out of reach: you see what this device holds of it. The rest needs the network.</Trans>
      </p>
      <Button loading={isLooking} icon={<RotateCw size={20} aria-hidden />} onClick={onLook}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  );
}
