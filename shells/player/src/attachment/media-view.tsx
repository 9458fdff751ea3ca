// Knows a picture, a film or a sound on the page of an attachment: when it counts as opened, and what is said where it
// cannot be shown.
import type { DocumentFile } from "@academiz/domain/catalog";
import type { ShownAlternatives } from "@academiz/domain/products";
import { Button, Link, Transcript } from "@academiz/ui";
import { Trans } from "@lingui/react/macro";
import { RotateCw } from "lucide-react";
import { useState } from "react";
import * as styles from "./attachment.css.ts";

export interface MediaViewProps {
  readonly file: DocumentFile;
  readonly showing: "picture" | "film" | "sound";
  readonly alternatives: ShownAlternatives;
  readonly title: string;
  readonly onOpened: () => void;
}

export function MediaView({ file, showing, alternatives, title, onOpened }: MediaViewProps) {
  const [tries, setTries] = useState(0);
  const [isBroken, setBroken] = useState(false);
  const { url, width, height } = file;
  const fail = () => setBroken(true);
  if (isBroken)
    return (
      <div className={styles.missing} role="alert">
        <p>
          <Trans>This file could not be shown.</Trans>
        </p>
        <Button
          icon={<RotateCw size={20} aria-hidden />}
          onClick={() => {
            setBroken(false);
            setTries((count) => count + 1);
          }}
        >
          <Trans>Try again</Trans>
        </Button>
        <Apart file={file} onOpened={onOpened} />
      </div>
    );
  return (
    <figure className={styles.figure}>
      {showing === "picture" && (
        <img
          key={tries}
          src={url}
          alt={alternatives.alternative || title}
          className={styles.picture}
          {...(width && height ? { width, height } : {})}
          onLoad={onOpened}
          onError={fail}
        />
      )}
      {showing === "film" && (
        // biome-ignore lint/a11y/useMediaCaption: its author may have chosen none
        <video
          key={tries}
          controls
          playsInline
          preload="metadata"
          src={url}
          aria-label={title}
          className={styles.film}
          onPlay={onOpened}
          onError={fail}
        >
          {alternatives.captionsUrl !== null && <track kind="captions" src={alternatives.captionsUrl} default />}
        </video>
      )}
      {showing === "sound" && (
        // biome-ignore lint/a11y/useMediaCaption: its transcript stands below
        <audio
          key={tries}
          controls
          preload="metadata"
          src={url}
          aria-label={title}
          className={styles.sound}
          onPlay={onOpened}
          onError={fail}
        />
      )}
      {showing !== "picture" && alternatives.transcript !== "" && <Transcript text={alternatives.transcript} />}
      <figcaption className={styles.note}>
        <Apart file={file} onOpened={onOpened} />
      </figcaption>
    </figure>
  );
}

function Apart({ file: { url, name }, onOpened }: Pick<MediaViewProps, "file" | "onOpened">) {
  return (
    <Link href={url} target="_blank" rel="noopener noreferrer" onClick={onOpened}>
      <Trans>Open “{name}” in a new tab</Trans>
    </Link>
  );
}
