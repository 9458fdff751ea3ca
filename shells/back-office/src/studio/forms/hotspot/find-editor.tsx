// Knows how a question is written whose answer is one or several parts of the picture.
import { changeFind, type Find, type Game, keepSpot, moveFind, removeFind } from "@academiz/domain/games";
import { Checkbox } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import * as styles from "../form.css.ts";
import type { GameFormProps } from "../game-form.ts";
import { ItemFrame } from "../item/item-frame.tsx";
import { TextField } from "../item/text-field.tsx";
import * as picture from "../picture/picture.css.ts";

export interface FindEditorProps {
  readonly game: Game<"HOTSPOT">;
  readonly question: Find;
  readonly index: number;
  readonly change: GameFormProps<"HOTSPOT">["change"];
}

export function FindEditor({ game: { content }, question, index, change }: FindEditorProps) {
  const { t } = useLingui();
  const { slug, text, areas, isLost = false, explanation, sample } = question;
  const own = isLost ? [] : areas;
  const number = index + 1;
  const write = (field: string, part: Parameters<typeof changeFind>[2]) =>
    change(`${field}:${slug}`, (game) => changeFind(game, slug, part));
  return (
    <ItemFrame
      name={t`Question ${number}`}
      sample={sample}
      isFirst={index === 0}
      isLast={number === content.questions.length}
      onKeep={() => change("keep", (game) => keepSpot(game, slug))}
      onMove={(step) => change("move", (game) => moveFind(game, slug, step))}
      onRemove={() => change("remove", (game) => removeFind(game, slug))}
    >
      <TextField
        label={t`Question`}
        part={`text:${number}`}
        value={text}
        isSample={sample?.includes("text")}
        onWrite={(value) => write("text", { text: value })}
      />
      <fieldset className={styles.options}>
        <legend className={styles.legend}>
          <Trans>Zones that are right</Trans>
        </legend>
        {content.areas.map((area, at) => (
          <Checkbox
            key={area.slug}
            data-part={at === 0 ? `place:${number}` : undefined}
            checked={own.includes(area.slug)}
            disabled={own.length === 1 && own.includes(area.slug)}
            onCheckedChange={(isRight) =>
              write("areas", {
                areas: content.areas
                  .map((one) => one.slug)
                  .filter((one) => (one === area.slug ? isRight : own.includes(one))),
              })
            }
          >
            {area.name.trim() || t`Zone ${at + 1}`}
          </Checkbox>
        ))}
        {isLost && (
          <p className={picture.note}>
            <Trans>Its zone was deleted: say which one is right now.</Trans>
          </p>
        )}
      </fieldset>
      <TextField
        label={t`Explanation`}
        help={t`Shown after the answer.`}
        optional
        part={`explanation:${number}`}
        value={explanation}
        onWrite={(value) => write("explanation", { explanation: value })}
      />
    </ItemFrame>
  );
}
