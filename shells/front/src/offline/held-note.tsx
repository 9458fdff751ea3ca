// Knows how a page says that it shows a copy of this device, and as of when.
import { Button } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { RotateCw } from "lucide-react";
import { useHeldAt } from "../site/reach.ts";
import * as styles from "./offline.css.ts";

export interface HeldNoteProps {
  /** The address of what the page shows. */
  readonly of: string;
  /** Asks for it again. */
  readonly onLook: () => void;
}

/** Draws nothing where the page shows what the server answered. */
export function HeldNote({ of, onLook }: HeldNoteProps) {
  const { i18n } = useLingui();
  const at = useHeldAt(of);
  if (at === null) return null;
  const when = i18n.date(new Date(at), { dateStyle: "medium", timeStyle: "short" });
  return (
    <div className={styles.refused}>
      <p role="status" className={styles.said}>
        <Trans>The site is out of reach: you see this page as of {when}.</Trans>
      </p>
      <Button icon={<RotateCw size={20} aria-hidden />} onClick={onLook}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  );
}
