// Knows how the hints of a game are written: one for each of its items, shown to learners who ask for it.
import { type Game, type GameConfig, type GameType, listHinted, writeHint } from "@academiz/domain/games";
import { Trans } from "@lingui/react/macro";
import * as styles from "../form.css.ts";
import { TextField } from "../item/text-field.tsx";

export interface HintFieldsProps<T extends GameType = GameType> {
  readonly game: Game<T>;
  readonly onChange: (part: { readonly hints: GameConfig["hints"] | undefined }) => void;
}

export function HintFields<T extends GameType>({ game, onChange }: HintFieldsProps<T>) {
  const items = listHinted(game);
  const { hints = {} }: GameConfig = game.config;
  const count = items.filter(({ slug }) => hints[slug]).length;
  if (items.length === 0) return null;
  return (
    <details className={styles.hints}>
      <summary>{count === 0 ? <Trans>Hints: none</Trans> : <Trans>Hints: {count}</Trans>}</summary>
      <div className={styles.items}>
        <p className={styles.sampleNote}>
          <Trans>A learner reads the hint of an item by pressing a button, before answering. It costs nothing.</Trans>
        </p>
        {items.map(({ slug, words }, index) => (
          <TextField
            key={slug}
            label={`${index + 1}. ${words}`}
            optional
            value={hints[slug] ?? ""}
            onWrite={(text) => onChange({ hints: writeHint(game, slug, text) })}
          />
        ))}
      </div>
    </details>
  );
}
