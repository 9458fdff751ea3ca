// Knows the words that say where a learner's notes are kept, and whether they are stored.
import type { NotesView } from "@academiz/application/notes";
import { Button } from "@academiz/ui";
import { Trans } from "@lingui/react/macro";
import * as styles from "./notes.css.ts";
import type { NotesPlace } from "./notes-place.ts";

export interface NotesStateProps {
  readonly view: Pick<NotesView<{ readonly slug: string }>, "saving" | "pages">;
  readonly place: NotesPlace;
  readonly onRetry: () => void;
}

export function NotesState({ view: { saving, pages }, place, onRetry }: NotesStateProps) {
  if (place === null)
    return (
      <p className={styles.quiet}>
        <Trans>Notes are not kept here: they go when this page is closed.</Trans>
      </p>
    );
  return (
    <div className={styles.state}>
      <p role="status" data-notes={saving} className={saving === "refused" ? styles.fault : styles.quiet}>
        {saving === "saved" ? (
          // Of none nothing is said.
          pages.length > 0 && <Trans>Your notes are saved.</Trans>
        ) : saving === "saving" ? (
          <Trans>Saving your notes…</Trans>
        ) : saving === "offline" ? (
          <Trans>Offline: your notes are kept on this device, and sent once the network is back.</Trans>
        ) : (
          <Trans>Your notes are not saved yet.</Trans>
        )}
      </p>
      {saving === "refused" && (
        <Button size="small" onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      )}
      {"name" in place && (
        <p className={styles.quiet}>
          <Trans>They are kept in this browser alone: another device does not have them.</Trans>
        </p>
      )}
    </div>
  );
}
