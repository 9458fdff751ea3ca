// Knows how one chapter of a film is written: when it begins, and its title.
import { type FilmChapter, isWithinFilm, type RichTextFilm } from "@academiz/domain/learniz";
import { Field, IconButton, TextInput } from "@academiz/ui";
import { useLingui } from "@lingui/react/macro";
import { Trash2 } from "lucide-react";
import * as styles from "./film.css.ts";
import { TimeCodeField } from "./time-code-field.tsx";

export interface ChapterRowProps {
  readonly chapter: FilmChapter;
  readonly number: number;
  readonly film: RichTextFilm;
  readonly onWrite: (part: Partial<FilmChapter>) => void;
  readonly onRemove: () => void;
}

export function ChapterRow({ chapter, number, film, onWrite, onRemove }: ChapterRowProps) {
  const { t } = useLingui();
  return (
    <li className={styles.chapter}>
      <TimeCodeField
        label={t`Time of chapter ${number}`}
        value={chapter.at}
        fault={
          !isWithinFilm(film, chapter.at) &&
          t`This is before the start or after the end: learners do not see this chapter.`
        }
        onWrite={(at) => at !== undefined && onWrite({ at })}
      />
      <div data-title>
        <Field label={t`Title of chapter ${number}`}>
          <TextInput value={chapter.title} onChange={({ target }) => onWrite({ title: target.value })} />
        </Field>
      </div>
      <div className={styles.remove}>
        <IconButton
          size="small"
          label={t`Delete chapter ${number}`}
          icon={<Trash2 size={16} aria-hidden />}
          // Otherwise the text around it would take the focus.
          onMouseDown={(event) => event.preventDefault()}
          onClick={onRemove}
        />
      </div>
    </li>
  );
}
