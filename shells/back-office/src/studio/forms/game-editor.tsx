// Knows how a game on a slide is written: its title, its questions, what it counts for, the score to pass, and
// which of how many attempts counts.
import { changeGame, changeInteractivity, titleGame } from "@academiz/domain/editing";
import { changeConfig, type Game, type GameType } from "@academiz/domain/games";
import type { GameInteractivity } from "@academiz/domain/learniz";
import { Field, TextInput } from "@academiz/ui";
import { useLingui } from "@lingui/react/macro";
import { NumberField } from "../common/number-field.tsx";
import { ScoreField } from "../common/score-field.tsx";
import { selectNewTitle } from "../common/select-new-title.ts";
import { useStudio } from "../common/studio-context.ts";
import { findPart } from "../common/use-focus-soon.ts";
import * as styles from "./form.css.ts";
import { GAME_FORMS } from "./game-forms.tsx";
import { NameFiles } from "./picture/named-files.tsx";
import { AttemptsField } from "./rules/attempts-field.tsx";
import { OptionFields } from "./rules/option-fields.tsx";
import { StrategyField } from "./rules/strategy-field.tsx";

export interface GameEditorProps<T extends GameType = GameType> {
  readonly interactivity: GameInteractivity;
  readonly game: Game<T>;
}

export function GameEditor<T extends GameType>({ interactivity, game }: GameEditorProps<T>) {
  const { t } = useLingui();
  const { change, random, focusSoon, documentFiles, noteFile } = useStudio();
  const { slug, medias, weight } = interactivity;
  const { gameType, config }: Game<T> = game;
  const { Form } = GAME_FORMS[gameType];
  const edit = (field: string, part: (own: GameInteractivity) => GameInteractivity) =>
    change(`${field}:${slug}`, (learniz) =>
      changeInteractivity(learniz, slug, (own) => (own.type === "game" ? part(own) : own)),
    );
  const editGame = (field: string, part: (own: Game<T>) => Game<T>) =>
    edit(field, (own) => changeGame(own, gameType, part));
  const editConfig = (field: string, part: (own: Game["config"]) => Game["config"]) =>
    editGame(field, (own) => ({ ...own, config: part(own.config) }));
  return (
    <>
      <Field label={t`Title of the game`}>
        <TextInput
          value={medias[0]?.title ?? ""}
          onFocus={selectNewTitle}
          onChange={({ target: { value } }) => edit("game-title", (own) => titleGame(own, value))}
        />
      </Field>
      <NameFiles documentFiles={documentFiles} noteFile={noteFile}>
        <Form game={game} random={random} change={editGame} focusPart={(part) => focusSoon(findPart(slug, part))} />
      </NameFiles>
      <div className={styles.row}>
        <div className={styles.small}>
          <NumberField
            label={t`Weight in the score`}
            help={t`Empty: it does not count.`}
            min={0}
            max={100}
            value={weight}
            onValueChange={(typed) => edit("weight", (own) => ({ ...own, weight: typed }))}
            onClear={() => edit("weight", ({ weight: _weight, ...own }) => own)}
          />
        </div>
        <div className={styles.small}>
          <ScoreField
            label={t`Passed from a score of`}
            help={t`Empty: nobody can fail.`}
            part="threshold"
            value={config.victoryThreshold}
            onValueChange={(victoryThreshold) => editConfig("threshold", (own) => ({ ...own, victoryThreshold }))}
            onClear={() => editConfig("threshold", ({ victoryThreshold: _threshold, ...own }) => own)}
          />
        </div>
        <div className={styles.small}>
          <AttemptsField
            maxAttempts={config.maxAttempts}
            onChange={(maxAttempts) =>
              editConfig("attempts", ({ maxAttempts: _attempts, ...own }) =>
                maxAttempts === undefined ? own : { ...own, maxAttempts },
              )
            }
          />
        </div>
        <div className={styles.small}>
          <StrategyField
            label={t`Which attempt counts`}
            strategy={config.strategy}
            unsaid={t`As in the whole course`}
            onChange={(strategy) =>
              editConfig("strategy", ({ strategy: _strategy, ...own }) =>
                strategy === undefined ? own : { ...own, strategy },
              )
            }
          />
        </div>
      </div>
      <OptionFields
        game={game}
        onChange={(choice) =>
          editConfig(`option:${Object.keys(choice)}`, (own) => changeConfig<Game["config"]>(own, choice))
        }
      />
    </>
  );
}
