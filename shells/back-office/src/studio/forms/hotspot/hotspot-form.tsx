// Knows how a game on parts of a picture is written: the picture, its parts, and what is asked of them.
import {
  type Area,
  addFind,
  addSpot,
  MOST_FINDS,
  MOST_SPOTS,
  MOST_STRAY_LABELS,
  placeSpot,
  setHotspot,
} from "@academiz/domain/games";
import { Checkbox, RadioGroup } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import * as styles from "../form.css.ts";
import type { GameFormProps } from "../game-form.ts";
import { AddButton } from "../item/add-button.tsx";
import { LinesField } from "../item/lines-field.tsx";
import { AreaEditor } from "../picture/area-editor.tsx";
import { PictureField } from "../picture/picture-field.tsx";
import { FindEditor } from "./find-editor.tsx";
import { SpotEditor } from "./spot-editor.tsx";

export function HotspotForm({ game, random, change, focusPart }: GameFormProps<"HOTSPOT">) {
  const { t } = useLingui();
  const { mode = "find", picture, areas, questions, strays, isHidden = false, isPenal = false } = game.content;
  const add = (drawn?: Area) => change("add", (own) => addSpot(own, random, drawn));
  return (
    <>
      <RadioGroup
        label={t`What learners do`}
        options={[
          { value: "find", label: t`They find what is asked for` },
          { value: "label", label: t`They name each zone, from a list` },
        ]}
        value={mode}
        onValueChange={(value) => change("mode", (own) => setHotspot(own, { mode: value as typeof mode }))}
      />
      <PictureField
        label={t`Picture`}
        part="picture"
        isNeeded
        picture={picture}
        onChange={(field, changed) => changed && change(field, (own) => setHotspot(own, { picture: changed }))}
      />
      <AreaEditor
        picture={picture}
        areas={areas.map((area, index) => ({ ...area, title: t`Zone ${index + 1}` }))}
        isFull={areas.length >= MOST_SPOTS}
        onDraw={add}
        onName={(number) => focusPart(`group:${number}`)}
        onPlace={(slug, area) => change(`place:${slug}`, (own) => placeSpot(own, slug, area))}
      />
      <ol className={styles.items}>
        {areas.map((area, index) => (
          <SpotEditor key={area.slug} game={game} area={area} index={index} change={change} />
        ))}
      </ol>
      <AddButton isFull={areas.length >= MOST_SPOTS} onAdd={() => add()}>
        <Trans>Add a zone</Trans>
      </AddButton>
      {mode === "label" ? (
        <LinesField
          label={t`Names that belong to no zone`}
          help={t`One a line. They stand among those that learners choose from.`}
          most={MOST_STRAY_LABELS}
          value={strays}
          onWrite={(value) => change("strays", (own) => setHotspot(own, { strays: value }))}
        />
      ) : (
        <>
          <ol className={styles.items}>
            {questions.map((question, index) => (
              <FindEditor key={question.slug} game={game} question={question} index={index} change={change} />
            ))}
          </ol>
          <AddButton isFull={questions.length >= MOST_FINDS} onAdd={() => change("add", (own) => addFind(own, random))}>
            <Trans>Add a question</Trans>
          </AddButton>
          <Checkbox
            checked={isHidden}
            help={<Trans>By keyboard each zone is shown once it is reached.</Trans>}
            onCheckedChange={(value) => change("hidden", (own) => setHotspot(own, { isHidden: value }))}
          >
            <Trans>Do not show where the zones are</Trans>
          </Checkbox>
          <Checkbox
            checked={isPenal}
            help={<Trans>Otherwise no more can be marked than are to be found.</Trans>}
            onCheckedChange={(value) => change("penal", (own) => setHotspot(own, { isPenal: value }))}
          >
            <Trans>A wrong zone costs a right one</Trans>
          </Checkbox>
        </>
      )}
    </>
  );
}
