// Knows what a learner reads above their courses while their device has no network.
import { Trans } from "@lingui/react/macro";
import * as styles from "./offline.css.ts";
import { useNetwork } from "./use-network.ts";

export function OfflineNote() {
  const isThere = useNetwork();
  if (isThere) return null;
  return (
    <p role="status" className={styles.waiting}>
      <Trans>You are offline. What you keep on this device can be played; the rest needs the network.</Trans>
    </p>
  );
}
