// Knows the options that games of every type have, as an author chooses them.
import { type Game, type GameConfig, type GameType, hasParts, takesBlanks } from "@academiz/domain/games";
import { Checkbox } from "@academiz/ui";
import { Trans } from "@lingui/react/macro";
import * as styles from "../form.css.ts";
import { HintFields } from "./hint-fields.tsx";

/** What is changed; an option that is undefined is removed. */
export type OptionChoice = { readonly [K in "isSinglePoint" | "allowsBlanks" | "hints"]?: GameConfig[K] | undefined };

export interface OptionFieldsProps<T extends GameType = GameType> {
  readonly game: Game<T>;
  readonly onChange: (choice: OptionChoice) => void;
}

export function OptionFields<T extends GameType>({ game, onChange }: OptionFieldsProps<T>) {
  const { isSinglePoint = false, allowsBlanks = false }: GameConfig = game.config;
  return (
    <div className={styles.options}>
      {/* What is on can be switched off, whatever became of the game since. */}
      {(hasParts(game) || isSinglePoint) && (
        <Checkbox
          checked={isSinglePoint}
          help={<Trans>One point for the whole: 100 or 0. Otherwise each part that is right counts.</Trans>}
          onCheckedChange={(isOn) => onChange({ isSinglePoint: isOn || undefined })}
        >
          <Trans>The game counts only when all of it is right</Trans>
        </Checkbox>
      )}
      {(takesBlanks(game) || allowsBlanks) && (
        <Checkbox
          checked={allowsBlanks}
          help={<Trans>A blank earns nothing. Otherwise everything is answered before the answers are checked.</Trans>}
          onCheckedChange={(isOn) => onChange({ allowsBlanks: isOn || undefined })}
        >
          <Trans>Learners may leave answers blank</Trans>
        </Checkbox>
      )}
      <HintFields game={game} onChange={onChange} />
    </div>
  );
}
