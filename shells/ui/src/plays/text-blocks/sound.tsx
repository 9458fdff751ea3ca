// Knows how a sound in a text is played, and its transcript.
import type { RichTextSound } from "@academiz/domain/learniz";
import { figure } from "../text-box/rich-text.css.ts";
import * as styles from "./media.css.ts";
import { Transcript } from "./transcript.tsx";

export function Sound({
  sound,
  resolve,
}: {
  readonly sound: RichTextSound;
  readonly resolve: (src: string) => string;
}) {
  return (
    <figure className={figure}>
      <figcaption className={styles.mediaTitle}>{sound.title}</figcaption>
      {/* biome-ignore lint/a11y/useMediaCaption: the transcript below says the same in text */}
      <audio controls preload="metadata" src={resolve(sound.src)} className={styles.audio} />
      <Transcript text={sound.transcript} />
    </figure>
  );
}
