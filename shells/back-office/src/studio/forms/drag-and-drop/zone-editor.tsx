// Knows how one zone is written: its name, its description for screen readers, its place, and how much it takes.
import {
  changeZone,
  type Game,
  keepDragged,
  MOST_DRAGGED,
  moveZone,
  placeZone,
  removeZone,
  setCapacity,
  type Zone,
} from "@academiz/domain/games";
import { useLingui } from "@lingui/react/macro";
import { NumberField } from "../../common/number-field.tsx";
import * as styles from "../form.css.ts";
import type { GameFormProps } from "../game-form.ts";
import { ItemFrame } from "../item/item-frame.tsx";
import { TextField } from "../item/text-field.tsx";
import { AreaFields } from "../picture/area-fields.tsx";

export interface ZoneEditorProps {
  readonly game: Game<"DRAG_AND_DROP">;
  readonly zone: Zone;
  readonly index: number;
  readonly change: GameFormProps<"DRAG_AND_DROP">["change"];
}

export function ZoneEditor({ game: { content }, zone, index, change }: ZoneEditorProps) {
  const { t } = useLingui();
  const { slug, name, description, capacity, sample } = zone;
  const { zones, picture } = content;
  const number = index + 1;
  return (
    <ItemFrame
      name={t`Zone ${number}`}
      sample={sample && ["text"]}
      isFirst={index === 0}
      isLast={number === zones.length}
      isNeeded={zones.length === 1}
      onKeep={() => change("keep", (own) => keepDragged(own, slug))}
      onMove={(step) => change("move", (own) => moveZone(own, slug, step))}
      onRemove={() => change("remove", (own) => removeZone(own, slug))}
    >
      <div className={styles.row}>
        <div className={styles.grow}>
          <TextField
            label={t`Name of the zone`}
            part={`group:${number}`}
            value={name}
            isSample={sample !== undefined}
            onWrite={(value) => change(`name:${slug}`, (own) => changeZone(own, slug, { name: value }))}
          />
        </div>
        <div className={styles.small}>
          <NumberField
            label={t`Items that it takes`}
            help={t`Empty: as many as come.`}
            min={1}
            max={MOST_DRAGGED}
            value={capacity}
            onValueChange={(value) => change(`capacity:${slug}`, (own) => setCapacity(own, slug, value))}
            onClear={() => change(`capacity:${slug}`, (own) => setCapacity(own, slug, undefined))}
          />
        </div>
      </div>
      <TextField
        label={t`Description`}
        help={t`For those who listen, where the name would give the answer away: what one sees there.`}
        optional
        value={description}
        onWrite={(value) => change(`description:${slug}`, (own) => changeZone(own, slug, { description: value }))}
      />
      {picture && (
        <AreaFields area={zone} onPlace={(area) => change(`place:${slug}`, (own) => placeZone(own, slug, area))} />
      )}
    </ItemFrame>
  );
}
