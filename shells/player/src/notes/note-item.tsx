// Knows how one note is shown, and what can be done with it.
import type { Note } from "@academiz/domain/notes";
import { Button } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { Pencil, Trash2 } from "lucide-react";
import * as styles from "./notes.css.ts";
import { MOMENT } from "./save-notes.ts";

export interface NoteItemProps {
  readonly note: Note;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

export function NoteItem({ note, onEdit, onDelete }: NoteItemProps) {
  const { t, i18n } = useLingui();
  const begin = note.text.slice(0, 40);
  return (
    <>
      <p className={styles.text}>{note.text}</p>
      <div className={styles.foot}>
        <time className={styles.when} dateTime={note.editedAt}>
          {i18n.date(note.editedAt, MOMENT)}
        </time>
        <Button
          size="small"
          variant="quiet"
          data-edits={note.slug}
          aria-label={t`Edit the note: ${begin}`}
          icon={<Pencil size={16} aria-hidden />}
          onClick={onEdit}
        >
          <Trans>Edit</Trans>
        </Button>
        <Button
          size="small"
          variant="quiet"
          aria-label={t`Delete the note: ${begin}`}
          icon={<Trash2 size={16} aria-hidden />}
          onClick={onDelete}
        >
          <Trans>Delete</Trans>
        </Button>
      </div>
    </>
  );
}
