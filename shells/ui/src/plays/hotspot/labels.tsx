// Knows how the parts of a picture are labelled: a label is chosen from a list for each number.
import { shuffle } from "@academiz/domain/games";
import { Trans, useLingui } from "@lingui/react/macro";
import { useId } from "react";
import * as board from "../common/board/board.css.ts";
import { Board, placeArea } from "../common/board/board.tsx";
import type { GameViewProps } from "../common/game-view.ts";
import { VerdictWords } from "../common/pick-and-place/piece.tsx";
import { Hint } from "../common/play-options/hint.tsx";
import { useSeed } from "../common/use-seed.ts";
import { VERDICT_ICONS, Why } from "../common/why.tsx";
import * as rows from "../pairs/pairs.css.ts";
import * as styles from "./hotspot.css.ts";

export function Labels({ game, onAnswer }: Pick<GameViewProps<"HOTSPOT">, "game" | "onAnswer">) {
  const { t } = useLingui();
  const { picture, areas, labels, isDone } = game;
  const id = useId();
  const seed = useSeed(game.seed);
  const shuffled = shuffle(labels, seed);
  const choose = (slug: string, key: string) => {
    const given = areas.map((area) => [area.slug, area.slug === slug ? key : area.label] as const);
    onAnswer({ answers: Object.fromEntries(given.filter(([, label]) => label)), seed });
  };
  return (
    <div className={styles.play}>
      <p className={styles.note}>
        <Trans>Choose what each number on the picture shows.</Trans>
      </p>
      <Board picture={picture}>
        {areas.map((area) => (
          <span key={area.slug} className={styles.marker} style={placeArea(area)} aria-hidden>
            <span className={board.number}>{area.number}</span>
          </span>
        ))}
      </Board>
      <ul className={rows.rows}>
        {areas.map(({ slug, number, name, description, label, verdict }) => {
          const Icon = verdict && VERDICT_ICONS[verdict];
          return (
            <li key={slug} className={rows.row} data-item={slug}>
              <label htmlFor={`${id}-${slug}`} className={styles.left}>
                <span className={board.number} aria-hidden>
                  {number}
                </span>
                <span>{description || t`Zone ${number}`}</span>
              </label>
              <span className={styles.left}>
                <select
                  id={`${id}-${slug}`}
                  className={rows.field({ verdict: verdict ?? undefined })}
                  disabled={isDone}
                  value={label ?? ""}
                  onChange={({ target }) => choose(slug, target.value)}
                >
                  <option value="">…</option>
                  {shuffled.map(({ key, text }) => (
                    <option key={key} value={key}>
                      {text}
                    </option>
                  ))}
                </select>
                {Icon && <Icon size={20} aria-hidden />}
                {verdict && <VerdictWords verdict={verdict} />}
              </span>
              <Hint slug={slug} name={description || t`Zone ${number}`} />
              {isDone && verdict && verdict !== "right" && (
                <div className={rows.why}>
                  <Why verdict={verdict} right={name} />
                </div>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
