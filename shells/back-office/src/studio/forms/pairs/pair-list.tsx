// Knows how pairs are written, and things that belong to no pair.
import {
  addPair,
  changePair,
  keepPair,
  MOST_PAIRS,
  MOST_STRAYS,
  movePair,
  removePair,
  setPairs,
  writeStrays,
} from "@academiz/domain/games";
import { Checkbox } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import * as styles from "../form.css.ts";
import type { GameFormProps } from "../game-form.ts";
import { AddButton } from "../item/add-button.tsx";
import { ItemFrame } from "../item/item-frame.tsx";
import { LinesField } from "../item/lines-field.tsx";
import { TextField } from "../item/text-field.tsx";

export function PairList({ game, random, change }: GameFormProps<"POINT_A_RELIER">) {
  const { t } = useLingui();
  const { pairs, strays, isPenal = false } = game.content;
  const add = () => change("add", (own) => addPair(own, random));
  return (
    <>
      <ol className={styles.items}>
        {pairs.map(({ slug, left, right, explanation, sample }, index) => {
          const write = (field: string, part: Parameters<typeof changePair>[2]) =>
            change(`${field}:${slug}`, (own) => changePair(own, slug, part));
          return (
            <ItemFrame
              key={slug}
              name={t`Pair ${index + 1}`}
              sample={sample && ["text"]}
              isFirst={index === 0}
              isLast={index === pairs.length - 1}
              onKeep={() => change("keep", (own) => keepPair(own, slug))}
              onMove={(step) => change("move", (own) => movePair(own, slug, step))}
              onRemove={() => change("remove", (own) => removePair(own, slug))}
            >
              <div className={styles.row}>
                <div className={styles.grow}>
                  <TextField
                    label={t`On the left`}
                    part={`text:${index + 1}`}
                    value={left}
                    isSample={sample?.includes("left")}
                    onWrite={(value) => write("left", { left: value })}
                  />
                </div>
                <div className={styles.grow}>
                  <TextField
                    label={t`What belongs to it`}
                    value={right}
                    isSample={sample?.includes("right")}
                    onWrite={(value) => write("right", { right: value })}
                  />
                </div>
              </div>
              <TextField
                label={t`Explanation`}
                help={t`Shown after the answer.`}
                optional
                part={`explanation:${index + 1}`}
                value={explanation}
                onWrite={(value) => write("explanation", { explanation: value })}
              />
            </ItemFrame>
          );
        })}
      </ol>
      <AddButton isFull={pairs.length >= MOST_PAIRS} onAdd={add}>
        <Trans>Add a pair</Trans>
      </AddButton>
      <LinesField
        label={t`What belongs to nothing`}
        help={t`One a line, ten at most. They stand among what learners choose from.`}
        most={MOST_STRAYS}
        value={strays}
        onWrite={(lines) => change("strays", (own) => writeStrays(own, lines))}
      />
      <Checkbox
        checked={isPenal}
        onCheckedChange={(value) => change("penal", (own) => setPairs(own, { isPenal: value }, random))}
      >
        <Trans>A wrong pair costs a right one</Trans>
      </Checkbox>
    </>
  );
}
