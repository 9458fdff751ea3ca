// Knows what a learner reads above their courses while their device has no network.
import { useIsOffline } from "@academiz/ui";
import { Trans } from "@lingui/react/macro";
import * as styles from "./offline.css.ts";

export function OfflineNote() {
  const isOffline = useIsOffline();
  if (!isOffline) return null;
  return (
    <p role="status" className={styles.waiting}>
      <Trans>You are offline. What you keep on this device can be played; the rest needs the network.</Trans>
    </p>
  );
}
