// Knows the words for a product that could not be opened, beside the button that was pressed.
import type { Trouble } from "@academiz/application/ports";
import { Trans } from "@lingui/react/macro";
import * as styles from "./product-card.css.ts";

export const OpenTrouble = ({ trouble }: { readonly trouble: Trouble | null }) =>
  trouble && (
    <p role="alert" className={styles.trouble}>
      {trouble.kind === "offline" ? (
        <Trans>It could not be opened: this device does not hold it, and the site is out of reach.</Trans>
      ) : (
        <Trans>It could not be opened. Try again in a moment.</Trans>
      )}
    </p>
  );
