// Knows how a film in a text is played, from its start to its end, and how its chapters are reached.

import { writeTimeCode } from "@academiz/domain/kernel";
import { findChapter, type RichTextFilm, readFilmTimes } from "@academiz/domain/learniz";
import { useLingui } from "@lingui/react/macro";
import { figure } from "../text-box/rich-text.css.ts";
import * as styles from "./media.css.ts";
import { Transcript } from "./transcript.tsx";
import { NEAR, useFilm } from "./use-film.ts";

export interface FilmProps {
  readonly film: RichTextFilm;
  readonly resolve: (src: string) => string;
}

export function Film({ film, resolve }: FilmProps) {
  const { t } = useLingui();
  const { title } = film;
  const { start, end, chapters } = readFilmTimes(film);
  const { player, now, playFrom } = useFilm({ start, end });
  const present = findChapter(chapters, now + NEAR);
  return (
    <figure className={figure}>
      <figcaption className={styles.mediaTitle}>{title}</figcaption>
      <video ref={player} controls playsInline preload="metadata" src={resolve(film.src)} className={styles.film}>
        <track kind="captions" src={resolve(film.captionsSrc)} default />
      </video>
      {chapters.length > 0 && (
        <ol aria-label={t`Chapters of the film ${title}`} className={styles.chapters}>
          {chapters.map((chapter, index) => (
            <li key={index}>
              <button
                type="button"
                aria-current={index === present ? "true" : undefined}
                className={styles.chapter}
                onClick={() => playFrom(chapter.at)}
              >
                <span className={styles.moment}>{writeTimeCode(chapter.at)}</span>
                <span>{chapter.title}</span>
              </button>
            </li>
          ))}
        </ol>
      )}
      {film.transcript && <Transcript text={film.transcript} />}
    </figure>
  );
}
