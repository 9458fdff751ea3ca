// Knows the film that is captioned, with the cue that is shown at the present moment.
import type { LibraryFile } from "@academiz/application/ports";
import { type Cue, findCue, showCueText } from "@academiz/domain/documents";
import { useLingui } from "@lingui/react/macro";
import * as styles from "./captions.css.ts";
import type { PlayedFilm } from "./use-film.ts";

export interface FilmStageProps {
  readonly file: LibraryFile;
  readonly film: PlayedFilm;
  readonly cues: readonly Cue[];
}

export function FilmStage({ file: { name, url }, film: { player, now, heard }, cues }: FilmStageProps) {
  const { t } = useLingui();
  const shown = cues[findCue(cues, now)];
  const words = showCueText(shown?.text ?? "");
  return (
    <div className={styles.stage}>
      <video
        ref={player}
        {...heard}
        controls
        playsInline
        preload="metadata"
        src={url}
        aria-label={t`Preview of ${name}`}
        className={styles.film}
      />
      {words !== "" && (
        <div data-shown className={styles.shown} aria-hidden>
          <span className={styles.words}>{words}</span>
        </div>
      )}
    </div>
  );
}
