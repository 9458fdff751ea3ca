// Knows how dots are written that are joined in an order: on a picture or on nothing, each with its name.
import {
  addDot,
  changeDot,
  LEAST_DOTS,
  MOST_DOTS,
  moveDot,
  type Point,
  placeDot,
  removeDot,
  setPairs,
} from "@academiz/domain/games";
import { Checkbox } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { NumberField } from "../../common/number-field.tsx";
import * as styles from "../form.css.ts";
import type { GameFormProps } from "../game-form.ts";
import { AddButton } from "../item/add-button.tsx";
import { ItemFrame } from "../item/item-frame.tsx";
import { TextField } from "../item/text-field.tsx";
import * as pictures from "../picture/picture.css.ts";
import { PictureField } from "../picture/picture-field.tsx";
import { PointEditor } from "../picture/point-editor.tsx";

export function DotList({ game, random, change, focusPart }: GameFormProps<"POINT_A_RELIER">) {
  const { t } = useLingui();
  const { dots, picture, isClosed = false } = game.content;
  const add = (at?: Point) => change("add", (own) => addDot(own, random, at));
  const place = (slug: string, at: Point) => change(`place:${slug}`, (own) => placeDot(own, slug, at));
  return (
    <>
      <PictureField
        label={t`Picture`}
        help={t`Behind the dots. Without one they lie on a bare ground.`}
        part="picture"
        mayDecorate
        picture={picture}
        onChange={(field, changed) => change(field, (own) => setPairs(own, { picture: changed }, random))}
      />
      <PointEditor
        picture={picture}
        points={dots.map(({ slug, name, x, y }, index) => ({ slug, name, x, y, number: index + 1 }))}
        isClosed={isClosed}
        isFull={dots.length >= MOST_DOTS}
        onAdd={add}
        onName={(number) => focusPart(`group:${number}`)}
        onPlace={place}
      />
      <ol className={styles.items}>
        {dots.map(({ slug, name, x, y, explanation }, index) => {
          const write = (field: string, part: Parameters<typeof changeDot>[2]) =>
            change(`${field}:${slug}`, (own) => changeDot(own, slug, part));
          return (
            <ItemFrame
              key={slug}
              name={t`Dot ${index + 1}`}
              sample={undefined}
              isFirst={index === 0}
              isLast={index === dots.length - 1}
              isNeeded={dots.length <= LEAST_DOTS}
              onMove={(step) => change("move", (own) => moveDot(own, slug, step))}
              onRemove={() => change("remove", (own) => removeDot(own, slug))}
            >
              <TextField
                label={t`Name of the dot`}
                help={t`Learners read it. Up to three letters stand on the dot itself.`}
                part={`group:${index + 1}`}
                value={name}
                onWrite={(value) => write("name", { name: value })}
              />
              <TextField
                label={t`Explanation`}
                help={t`Shown at the end.`}
                optional
                value={explanation}
                onWrite={(value) => write("explanation", { explanation: value })}
              />
              <div className={pictures.numbers}>
                <NumberField
                  label={t`From the left`}
                  unit="%"
                  min={0}
                  max={100}
                  value={x}
                  onValueChange={(value) => place(slug, { x: value, y })}
                />
                <NumberField
                  label={t`From the top`}
                  unit="%"
                  min={0}
                  max={100}
                  value={y}
                  onValueChange={(value) => place(slug, { x, y: value })}
                />
              </div>
            </ItemFrame>
          );
        })}
      </ol>
      <AddButton isFull={dots.length >= MOST_DOTS} onAdd={() => add()}>
        <Trans>Add a dot</Trans>
      </AddButton>
      <Checkbox
        checked={isClosed}
        onCheckedChange={(value) => change("closed", (own) => setPairs(own, { isClosed: value }, random))}
      >
        <Trans>The line leads back to the first dot</Trans>
      </Checkbox>
    </>
  );
}
