// Knows how a game of things and zones is written: its picture, its zones, and what belongs to them.
import {
  type Area,
  addDragged,
  addZone,
  MOST_DRAGGED,
  MOST_ZONES,
  placeZone,
  setBoard,
  type ZoneLabels,
} from "@academiz/domain/games";
import { Checkbox, RadioGroup } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import * as styles from "../form.css.ts";
import type { GameFormProps } from "../game-form.ts";
import { AddButton } from "../item/add-button.tsx";
import { AreaEditor } from "../picture/area-editor.tsx";
import { PictureField } from "../picture/picture-field.tsx";
import { DraggedEditor } from "./dragged-editor.tsx";
import { ZoneEditor } from "./zone-editor.tsx";

export function DragAndDropForm({ game, random, change, focusPart }: GameFormProps<"DRAG_AND_DROP">) {
  const { t } = useLingui();
  const { picture, zones, items, labels = "shown", isTraining = false } = game.content;
  const add = (drawn?: Area) => change("add", (own) => addZone(own, random, drawn));
  return (
    <>
      <PictureField
        label={t`Picture`}
        help={t`The zones lie on it. Without a picture they are columns.`}
        part="picture"
        picture={picture}
        mayDecorate
        onChange={(field, changed) => change(field, (own) => setBoard(own, { picture: changed }))}
      />
      {picture && (
        <AreaEditor
          picture={picture}
          areas={zones.map((zone, index) => ({ ...zone, title: t`Zone ${index + 1}` }))}
          isFull={zones.length >= MOST_ZONES}
          onDraw={add}
          onName={(number) => focusPart(`group:${number}`)}
          onPlace={(slug, area) => change(`place:${slug}`, (own) => placeZone(own, slug, area))}
        />
      )}
      <ol className={styles.items}>
        {zones.map((zone, index) => (
          <ZoneEditor key={zone.slug} game={game} zone={zone} index={index} change={change} />
        ))}
      </ol>
      <AddButton isFull={zones.length >= MOST_ZONES} onAdd={() => add()}>
        <Trans>Add a zone</Trans>
      </AddButton>
      <ol className={styles.items}>
        {items.map((item, index) => (
          <DraggedEditor key={item.slug} game={game} item={item} index={index} change={change} />
        ))}
      </ol>
      <AddButton isFull={items.length >= MOST_DRAGGED} onAdd={() => change("add", (own) => addDragged(own, random))}>
        <Trans>Add an item</Trans>
      </AddButton>
      <RadioGroup<ZoneLabels>
        label={t`Names of the zones`}
        options={[
          { value: "shown", label: t`Shown to everybody` },
          { value: "heard", label: t`Read aloud alone`, help: t`For pictures on which one sees what a zone is.` },
          {
            value: "neutral",
            label: t`Told at the end`,
            help: t`Until then a zone is called by its number, and by its description for those who listen.`,
          },
        ]}
        value={labels}
        onValueChange={(value) => change("labels", (own) => setBoard(own, { labels: value }))}
      />
      <Checkbox
        checked={isTraining}
        help={<Trans>A wrong item can be tried elsewhere. Otherwise all are judged at the end.</Trans>}
        onCheckedChange={(value) => change("training", (own) => setBoard(own, { isTraining: value }))}
      >
        <Trans>Say at once whether an item is in its place</Trans>
      </Checkbox>
    </>
  );
}
