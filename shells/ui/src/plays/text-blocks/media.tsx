// Knows how a sound and a film of a text are played, and what stands for them to the ear.
import type { RichTextFilm, RichTextSound } from "@academiz/domain/learniz";
import { figure } from "../text-box/rich-text.css.ts";
import * as styles from "./media.css.ts";
import { Transcript } from "./transcript.tsx";

type Resolve = (src: string) => string;

export function Sound({ sound, resolve }: { readonly sound: RichTextSound; readonly resolve: Resolve }) {
  return (
    <figure className={figure}>
      <figcaption className={styles.mediaTitle}>{sound.title}</figcaption>
      {/* biome-ignore lint/a11y/useMediaCaption: the transcript below says the same in text */}
      <audio controls preload="metadata" src={resolve(sound.src)} className={styles.audio} />
      <Transcript text={sound.transcript} />
    </figure>
  );
}

export function Film({ film, resolve }: { readonly film: RichTextFilm; readonly resolve: Resolve }) {
  return (
    <figure className={figure}>
      <figcaption className={styles.mediaTitle}>{film.title}</figcaption>
      <video controls playsInline preload="metadata" src={resolve(film.src)} className={styles.film}>
        <track kind="captions" src={resolve(film.captionsSrc)} default />
      </video>
      {film.transcript && <Transcript text={film.transcript} />}
    </figure>
  );
}
