// Knows how one part of a picture is written: its name, its description, and its place.
import { changeSpot, type Game, keepSpot, moveSpot, placeSpot, removeSpot, type Spot } from "@academiz/domain/games";
import { useLingui } from "@lingui/react/macro";
import type { GameFormProps } from "../game-form.ts";
import { ItemFrame } from "../item/item-frame.tsx";
import { TextField } from "../item/text-field.tsx";
import { AreaFields } from "../picture/area-fields.tsx";

export interface SpotEditorProps {
  readonly game: Game<"HOTSPOT">;
  readonly area: Spot;
  readonly index: number;
  readonly change: GameFormProps<"HOTSPOT">["change"];
}

export function SpotEditor({ game: { content }, area, index, change }: SpotEditorProps) {
  const { t } = useLingui();
  const { slug, name, description, note, sample } = area;
  const { areas, mode } = content;
  const number = index + 1;
  const write = (field: string, part: Parameters<typeof changeSpot>[2]) =>
    change(`${field}:${slug}`, (own) => changeSpot(own, slug, part));
  return (
    <ItemFrame
      name={t`Zone ${number}`}
      sample={sample && ["text"]}
      isFirst={index === 0}
      isLast={number === areas.length}
      isNeeded={areas.length === 1}
      onKeep={() => change("keep", (own) => keepSpot(own, slug))}
      onMove={(step) => change("move", (own) => moveSpot(own, slug, step))}
      onRemove={() => change("remove", (own) => removeSpot(own, slug))}
    >
      <TextField
        label={t`Name of the zone`}
        help={mode === "label" ? t`Learners choose it from a list.` : t`Told at the end alone.`}
        part={`group:${number}`}
        value={name}
        isSample={sample !== undefined}
        onWrite={(value) => write("name", { name: value })}
      />
      <TextField
        label={t`Description`}
        help={t`For those who cannot see it: what one sees there, without its name.`}
        optional
        value={description}
        onWrite={(value) => write("description", { description: value })}
      />
      {mode !== "label" && (
        <TextField
          label={t`Said to who takes it for what is asked`}
          optional
          value={note}
          onWrite={(value) => write("note", { note: value })}
        />
      )}
      <AreaFields area={area} onPlace={(to) => change(`place:${slug}`, (own) => placeSpot(own, slug, to))} />
    </ItemFrame>
  );
}
