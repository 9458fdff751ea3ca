// Knows how a learner searches a course for words, and goes to a page that has them.
import type { FoundPage, SlideEntry } from "@academiz/application/learniz-player";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { FileText, Lock } from "lucide-react";
import { useId, useState } from "react";
import * as styles from "./tools.css.ts";

/** Fewer letters occur on every page. */
const LEAST = 2;

export interface CourseSearchProps {
  /** True where some pages are still locked. */
  readonly hasLocked: boolean;
  readonly onSearch: (query: string) => readonly FoundPage[];
  readonly onChoose: (slide: SlideEntry, query: string) => void;
}

export function CourseSearch({ hasLocked, onSearch, onChoose }: CourseSearchProps) {
  const id = useId();
  const [query, setQuery] = useState("");
  const isAsked = query.trim().length >= LEAST;
  const found = isAsked ? onSearch(query) : [];
  return (
    <search className={styles.part}>
      <label htmlFor={id} className={styles.heading}>
        <Trans>Search in the course</Trans>
      </label>
      <input
        id={id}
        type="search"
        className={styles.box}
        value={query}
        onChange={({ target }) => setQuery(target.value)}
      />
      <p role="status" className={styles.count}>
        {!isAsked ? (
          <Trans>Type two letters or more.</Trans>
        ) : found.length === 0 ? (
          <>
            <Trans>No page says “{query.trim()}”. The words of games are not searched.</Trans>
            {hasLocked && (
              <>
                {" "}
                <Trans>Pages that are still locked are found by their titles alone.</Trans>
              </>
            )}
          </>
        ) : (
          <Plural value={found.length} one="# page" other="# pages" />
        )}
      </p>
      {found.length > 0 && (
        <ol className={styles.found}>
          {found.map((one) => (
            <li key={one.slide.slug}>
              <Found one={one} onChoose={() => onChoose(one.slide, query)} />
            </li>
          ))}
        </ol>
      )}
    </search>
  );
}

function Found({ one, onChoose }: { readonly one: FoundPage; readonly onChoose: () => void }) {
  const { t } = useLingui();
  const { slide, chapterTitle, excerpt } = one;
  return (
    <button type="button" className={styles.page} onClick={onChoose}>
      {slide.isLocked ? (
        <Lock size={16} aria-label={t`Locked`} className={styles.pageSign} />
      ) : (
        <FileText size={16} aria-hidden className={styles.pageSign} />
      )}
      <span>
        <span className={styles.chapter}>{chapterTitle}</span>
        <span className={styles.pageTitle}>{slide.title}</span>
        {excerpt && (
          <span className={styles.excerpt}>
            {excerpt.before}
            <mark className={styles.word}>{excerpt.found}</mark>
            {excerpt.after}
          </span>
        )}
      </span>
    </button>
  );
}
