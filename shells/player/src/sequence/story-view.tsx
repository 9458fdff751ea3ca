// Knows the story before a smart sequence (§2.30): pictures with a line each, at the reader's own pace, so that nothing
// moves by itself.
import type { SequencePlayerView } from "@academiz/application/sequence-player";
import { Button, readKey } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { ArrowLeft, ArrowRight, ImageOff } from "lucide-react";
import { type KeyboardEvent, useState } from "react";
import * as styles from "./sequence.css.ts";

export interface StoryViewProps {
  readonly title: string;
  readonly pictures: NonNullable<SequencePlayerView["sequence"]>["pictures"];
  readonly onEnd: () => void;
}

export function StoryView({ title, pictures, onEnd }: StoryViewProps) {
  const { t } = useLingui();
  const [at, setAt] = useState(0);
  const picture = pictures[at];
  const [number, count] = [at + 1, pictures.length];
  const go = (to: number) => (to >= count ? onEnd() : setAt(Math.max(0, to)));
  const onKeyDown = (event: KeyboardEvent) => {
    const key = readKey(event);
    if (key === "ArrowRight") go(at + 1);
    if (key === "ArrowLeft") go(at - 1);
  };
  if (!picture) return null;
  return (
    <section className={styles.card} aria-label={t`Story`} onKeyDown={onKeyDown}>
      <h1 className={styles.title}>{title}</h1>
      <figure className={styles.scene} aria-live="polite">
        {picture.url === null ? (
          <span className={styles.missing}>
            <ImageOff size={32} aria-hidden />
          </span>
        ) : (
          <img key={picture.uuid} className={styles.picture} src={picture.url} alt="" />
        )}
        <figcaption className={styles.line}>{picture.text}</figcaption>
      </figure>
      <p className={styles.note}>
        <Trans>
          Picture {number} of {count}
        </Trans>
      </p>
      <div className={styles.actions}>
        <Button
          icon={<ArrowLeft size={20} aria-hidden />}
          disabled={at === 0}
          accessibleWhenDisabled
          onClick={() => go(at - 1)}
        >
          <Trans>Back</Trans>
        </Button>
        <Button variant="primary" trailingIcon={<ArrowRight size={20} aria-hidden />} onClick={() => go(at + 1)}>
          {number === count ? <Trans>Begin</Trans> : <Trans>Next</Trans>}
        </Button>
        {number < count && (
          <Button variant="quiet" onClick={onEnd}>
            <Trans>Skip the story</Trans>
          </Button>
        )}
      </div>
    </section>
  );
}
