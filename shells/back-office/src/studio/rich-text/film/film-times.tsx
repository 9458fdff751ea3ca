// Knows how an author sets the start and the end of a film, and its chapters.
import {
  type FilmChapter,
  findFilmFlaws,
  type RichTextFilm,
  readChapters,
  sortChapters,
} from "@academiz/domain/learniz";
import { Button } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { Plus } from "lucide-react";
import { useRef } from "react";
import { useFocusSoon } from "../../common/use-focus-soon.ts";
import { ChapterRow } from "./chapter-row.tsx";
import * as styles from "./film.css.ts";
import { TimeCodeField } from "./time-code-field.tsx";
import { useRowKeys } from "./use-row-keys.ts";

export interface FilmTimesProps {
  readonly film: RichTextFilm;
  /** The position of the preview, in seconds; 0 where nobody has played it. */
  readonly readNow: () => number;
  readonly onChange: (part: Partial<Pick<RichTextFilm, "start" | "end" | "chapters">>) => void;
}

const MOST_CHAPTERS = 100;

const readSeconds = (value: unknown) => (typeof value === "number" ? value : undefined);

export function FilmTimes({ film, readNow, onChange }: FilmTimesProps) {
  const { t } = useLingui();
  const chapters = readChapters(film);
  const keys = useRowKeys(chapters.length);
  const list = useRef<HTMLOListElement>(null);
  const adding = useRef<HTMLButtonElement>(null);
  const focusSoon = useFocusSoon();
  const flaws = findFilmFlaws(film);
  const isFlawed = flaws.endsEarly || flaws.outside > 0 || flaws.untitled > 0;
  const write = (next: readonly FilmChapter[]) => onChange({ chapters: next.length > 0 ? next : undefined });
  const change = (index: number, part: Partial<FilmChapter>) =>
    write(chapters.map((one, at) => (at === index ? { ...one, ...part } : one)));
  /** The editor draws changes later: focuses the title of a row once there are so many, or the button that adds one. */
  const goTo = (row: number, count: number) =>
    focusSoon(() => {
      const rows = list.current?.children;
      if (rows?.length !== count) return null;
      return count === 0 ? adding.current : (rows[row]?.querySelector<HTMLElement>("[data-title] input") ?? null);
    });
  const add = () => {
    const at = Math.round(readNow() * 10) / 10 || (chapters.at(-1)?.at ?? readSeconds(film.start) ?? 0);
    write([...chapters, { at, title: "" }]);
    goTo(chapters.length, chapters.length + 1);
  };
  const remove = (index: number) => {
    keys.remove(index);
    write(chapters.filter((_, at) => at !== index));
    goTo(Math.min(index, chapters.length - 2), chapters.length - 1);
  };
  /** Not during typing: the typed text would land in another row. */
  const sort = () => {
    const sorted = sortChapters(chapters);
    if (sorted.every((one, index) => one === chapters[index])) return;
    keys.order(sorted.map((one) => chapters.indexOf(one)));
    write(sorted);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be the list that an entry is taken out of
    <div
      role="group"
      aria-label={t`Times of the film`}
      tabIndex={-1}
      data-part={isFlawed ? "film" : undefined}
      className={styles.times}
    >
      <div className={styles.pair}>
        <TimeCodeField
          label={t`Start of the film`}
          help={t`Learners see the film from there.`}
          isOptional
          value={readSeconds(film.start)}
          onWrite={(start) => onChange({ start })}
        />
        <TimeCodeField
          label={t`End of the film`}
          help={t`It stops there.`}
          isOptional
          value={readSeconds(film.end)}
          fault={flaws.endsEarly && t`The end is not after the start: the film plays to its own end.`}
          onWrite={(end) => onChange({ end })}
        />
      </div>
      <p className={styles.legend}>
        <Trans>Chapters</Trans>
      </p>
      <ol
        ref={list}
        aria-label={t`Chapters`}
        className={styles.chapters}
        onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && sort()}
      >
        {chapters.map((chapter, index) => (
          <ChapterRow
            key={keys.all[index]}
            chapter={chapter}
            number={index + 1}
            film={film}
            onWrite={(part) => change(index, part)}
            onRemove={() => remove(index)}
          />
        ))}
      </ol>
      <div>
        <Button
          ref={adding}
          size="small"
          icon={<Plus size={16} aria-hidden />}
          disabled={chapters.length >= MOST_CHAPTERS}
          accessibleWhenDisabled
          // Otherwise the text around it would take the focus.
          onMouseDown={(event) => event.preventDefault()}
          onClick={add}
        >
          <Trans>Add a chapter to the film</Trans>
        </Button>
      </div>
      <p className={styles.hint}>
        <Trans>Pause the film where the chapter begins, then add it.</Trans>
      </p>
    </div>
  );
}
