// Knows how the type of a new game is chosen: each with its picture, name and purpose.
import { GAME_TYPES, type GameType } from "@academiz/domain/games";
import { GAME_WORDS } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useId } from "react";
import { GAME_PICTURES } from "../../product/game-pictures.ts";
import * as styles from "./game-gallery.css.ts";

export interface GameGalleryProps {
  readonly value: GameType;
  readonly onValueChange: (type: GameType) => void;
}

export function GameGallery({ value, onValueChange }: GameGalleryProps) {
  const { i18n } = useLingui();
  const name = useId();
  return (
    <fieldset className={styles.gallery}>
      <legend className={styles.legend}>
        <Trans>Type of game</Trans>
      </legend>
      {GAME_TYPES.map((type) => {
        const { Icon, note } = GAME_PICTURES[type];
        return (
          <label key={type} className={styles.tile}>
            <input
              type="radio"
              className={styles.radio}
              name={name}
              checked={type === value}
              aria-describedby={`${name}-${type}`}
              aria-labelledby={`${name}-${type}-name`}
              onChange={() => onValueChange(type)}
            />
            <span className={styles.picture}>
              <Icon size={24} aria-hidden />
            </span>
            <span className={styles.words}>
              <span id={`${name}-${type}-name`}>{i18n._(GAME_WORDS[type].name)}</span>
              <span id={`${name}-${type}`} className={styles.note}>
                {i18n._(note)}
              </span>
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
