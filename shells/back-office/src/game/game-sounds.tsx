// Knows how an author sets the sounds of a game: its music, and whether a sound marks its end.
import { type GameConfig, readSounds, writeSounds } from "@academiz/domain/games";
import { Checkbox } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { FileField } from "../library/choosing/file-field.tsx";
import { nameFile } from "../library/choosing/name-file.ts";
import * as styles from "../product/product.css.ts";
import { useFilesOfGame } from "../studio/forms/picture/named-files.tsx";

export interface GameSoundsProps {
  readonly config: GameConfig;
  readonly onChange: (part: Pick<GameConfig, "soundConfig">) => void;
}

export function GameSounds({ config, onChange }: GameSoundsProps) {
  const { t } = useLingui();
  const { documentFiles, noteFile } = useFilesOfGame();
  const sounds = readSounds(config);
  const { music, hasEffects } = sounds;
  const put = (part: Partial<typeof sounds>) => onChange({ soundConfig: writeSounds(config, { ...sounds, ...part }) });
  return (
    <div className={styles.stack}>
      <FileField
        label={t`Music`}
        help={t`It is played softly, again and again, while the game is played. Learners switch it off by one press.`}
        name={nameFile(music ?? "", documentFiles)}
        kinds={["audio"]}
        onChange={(chosen) => {
          if (chosen) noteFile(chosen);
          put({ music: chosen ? `document:${chosen.slug}` : null });
        }}
      />
      <Checkbox checked={hasEffects} onCheckedChange={(isHeard) => put({ hasEffects: isHeard })}>
        <Trans>A short sound at the end: won, lost or ended</Trans>
      </Checkbox>
    </div>
  );
}
