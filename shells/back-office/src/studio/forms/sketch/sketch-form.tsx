// Knows how a sketch is written: the learners' task, the characters, and their lines.
import {
  addLine,
  changeLine,
  keepLine,
  type LinePart,
  MOST_LINES,
  moveLine,
  removeLine,
  type SketchMode,
  setSketch,
} from "@academiz/domain/games";
import { RadioGroup } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import * as styles from "../form.css.ts";
import type { GameFormProps } from "../game-form.ts";
import { AddButton } from "../item/add-button.tsx";
import { ItemFrame } from "../item/item-frame.tsx";
import { LineEditor } from "./line-editor.tsx";
import { SpeakersEditor } from "./speakers-editor.tsx";

export function SketchForm(props: GameFormProps<"ACADEMIZ_SAYNETE">) {
  const { game, random, change } = props;
  const { t } = useLingui();
  const { lines, mode } = game.content;
  return (
    <>
      <RadioGroup<SketchMode>
        label={t`Learners`}
        options={[
          { value: "reply", label: <Trans>choose what one of them says</Trans> },
          { value: "order", label: <Trans>put the lines in their order</Trans> },
          { value: "spot", label: <Trans>find the lines in which something goes wrong</Trans> },
        ]}
        value={mode}
        onValueChange={(value) => change("mode", (own) => setSketch(own, { mode: value }))}
      />
      <SpeakersEditor {...props} />
      <ol className={styles.items}>
        {lines.map((line, index) => {
          const { slug, sample } = line;
          const number = index + 1;
          return (
            <ItemFrame
              key={slug}
              name={t`Spoken line ${number}`}
              sample={sample}
              isFirst={index === 0}
              isLast={number === lines.length}
              isNeeded={lines.length === 1}
              onKeep={() => change("keep", (own) => keepLine(own, slug))}
              onMove={(step) => change("move", (own) => moveLine(own, slug, step))}
              onRemove={() => change("remove", (own) => removeLine(own, slug))}
            >
              <LineEditor
                content={game.content}
                line={line}
                number={number}
                random={random}
                onChange={(field: string, part: LinePart) =>
                  change(`${field}:${slug}`, (own) => changeLine(own, slug, part))
                }
              />
            </ItemFrame>
          );
        })}
      </ol>
      <AddButton isFull={lines.length >= MOST_LINES} onAdd={() => change("add", (own) => addLine(own, random))}>
        <Trans>Add a spoken line</Trans>
      </AddButton>
    </>
  );
}
