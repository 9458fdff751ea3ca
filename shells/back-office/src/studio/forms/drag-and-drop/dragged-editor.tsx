// Knows how one thing for the zones is written: its words, its picture, and where it belongs.
import {
  changeDragged,
  type Dragged,
  type Game,
  keepDragged,
  moveDragged,
  removeDragged,
} from "@academiz/domain/games";
import { Button, Checkbox } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import * as styles from "../form.css.ts";
import type { GameFormProps } from "../game-form.ts";
import { ItemFrame } from "../item/item-frame.tsx";
import { TextField } from "../item/text-field.tsx";
import * as picture from "../picture/picture.css.ts";
import { PictureField } from "../picture/picture-field.tsx";

export interface DraggedEditorProps {
  readonly game: Game<"DRAG_AND_DROP">;
  readonly item: Dragged;
  readonly index: number;
  readonly change: GameFormProps<"DRAG_AND_DROP">["change"];
}

export function DraggedEditor({ game: { content }, item, index, change }: DraggedEditorProps) {
  const { t } = useLingui();
  const { slug, text, zones: own, explanation, sample } = item;
  const number = index + 1;
  const write = (field: string, part: Parameters<typeof changeDragged>[2]) =>
    change(`${field}:${slug}`, (game) => changeDragged(game, slug, part));
  const { items, zones } = content;
  return (
    <ItemFrame
      name={t`Item ${number}`}
      sample={sample}
      isFirst={index === 0}
      isLast={number === items.length}
      onKeep={() => change("keep", (game) => keepDragged(game, slug))}
      onMove={(step) => change("move", (game) => moveDragged(game, slug, step))}
      onRemove={() => change("remove", (game) => removeDragged(game, slug))}
    >
      <TextField
        label={t`Item`}
        help={item.picture && t`Empty: its picture says it all.`}
        part={`text:${number}`}
        value={text}
        isSample={sample?.includes("text")}
        onWrite={(value) => write("text", { text: value })}
      />
      <PictureField
        label={t`Picture of the item`}
        part={`picture:${number}`}
        picture={item.picture}
        mayDecorate={text.trim() !== ""}
        onChange={(field, changed) => write(field, { picture: changed })}
      />
      <fieldset className={styles.options}>
        <legend className={styles.legend}>
          <Trans>Where it belongs</Trans>
        </legend>
        {zones.map((zone, at) => (
          <Checkbox
            key={zone.slug}
            data-part={at === 0 ? `place:${number}` : undefined}
            checked={own.includes(zone.slug)}
            onCheckedChange={(belongs) =>
              write("zones", {
                zones: zones.map((one) => one.slug).filter((one) => (one === zone.slug ? belongs : own.includes(one))),
              })
            }
          >
            {zone.name.trim() || t`Zone ${at + 1}`}
          </Checkbox>
        ))}
        <p className={picture.note}>
          {item.isLost ? (
            <Trans>Its zone was deleted: say where it belongs now.</Trans>
          ) : own.length === 0 ? (
            <Trans>Nowhere: it has to be left out.</Trans>
          ) : own.length > 1 ? (
            <Trans>Each of these zones is right.</Trans>
          ) : (
            <Trans>Without any zone it belongs nowhere.</Trans>
          )}
        </p>
        {item.isLost && (
          <div>
            <Button size="small" onClick={() => write("zones", { zones: [] })}>
              <Trans>It belongs nowhere</Trans>
            </Button>
          </div>
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
