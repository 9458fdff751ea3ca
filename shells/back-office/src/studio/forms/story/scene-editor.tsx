// Knows how one scene of a story is written: its picture and words, its characters, and its choices or its ending.
import { addWay, MOST_WAYS, type Scene, type ScenePart, type Story } from "@academiz/domain/games";
import { Checkbox } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { NumberField } from "../../common/number-field.tsx";
import * as styles from "../form.css.ts";
import { AddButton } from "../item/add-button.tsx";
import { TextField } from "../item/text-field.tsx";
import { PictureField } from "../picture/picture-field.tsx";
import { SoundField } from "../shown/part-files.tsx";
import { WayEditor } from "./way-editor.tsx";

export interface SceneEditorProps {
  readonly content: Story["content"];
  readonly scene: Scene;
  readonly number: number;
  readonly random: () => number;
  /** The name of a scene, by its number. */
  readonly nameOf: (number: number) => string;
  readonly onChange: (field: string, part: ScenePart) => void;
  readonly onLeadToNew: (way: string) => void;
}

export function SceneEditor(props: SceneEditorProps) {
  const { content, scene, number, random, nameOf, onChange, onLeadToNew } = props;
  const { t } = useLingui();
  const { title, text, picture, sound, characters, ways, ending, sample } = scene;
  const isSample = sample?.includes("text");
  return (
    <>
      <TextField
        label={t`Title`}
        optional
        part={`text:${number}`}
        value={title}
        isSample={isSample}
        onWrite={(value) => onChange("title", { title: value })}
      />
      <TextField
        label={t`What happens`}
        rows={3}
        value={text}
        isSample={isSample}
        onWrite={(value) => onChange("text", { text: value })}
      />
      <PictureField
        label={t`Background`}
        part={`picture:${number}`}
        mayDecorate
        picture={picture}
        onChange={(field, value) => onChange(field, { picture: value })}
      />
      <SoundField sound={sound} onChange={(value) => onChange("sound", { sound: value })} />
      {content.characters.length > 0 && (
        <fieldset className={styles.options}>
          <legend className={styles.legend}>
            <Trans>Who is there</Trans>
          </legend>
          {content.characters.map(({ slug, name }) => (
            <Checkbox
              key={slug}
              checked={characters.includes(slug)}
              onCheckedChange={(isThere) =>
                onChange("characters", {
                  characters: isThere ? [...characters, slug] : characters.filter((one) => one !== slug),
                })
              }
            >
              {name || "…"}
            </Checkbox>
          ))}
        </fieldset>
      )}
      <Checkbox
        checked={ending !== undefined}
        onCheckedChange={(isEnd) => onChange("ending", { ending: isEnd ? { failed: false } : undefined })}
      >
        <Trans>The story ends here</Trans>
      </Checkbox>
      {ending ? (
        <>
          <Checkbox
            checked={ending.failed}
            onCheckedChange={(failed) => onChange("failed", { ending: { ...ending, failed } })}
          >
            <Trans>It is a bad end: the game is failed</Trans>
          </Checkbox>
          {content.scoring === "endings" && (
            <div className={styles.small}>
              <NumberField
                label={t`Score of this end`}
                min={0}
                max={100}
                unit="/ 100"
                value={ending.score}
                onValueChange={(score) => onChange("score", { ending: { ...ending, score } })}
                onClear={() => onChange("score", { ending: { failed: ending.failed } })}
              />
            </div>
          )}
        </>
      ) : (
        <fieldset className={styles.options}>
          <legend className={styles.legend}>
            <Trans>Choices</Trans>
          </legend>
          <ol className={styles.items}>
            {ways.map((way, index) => (
              <WayEditor
                key={way.slug}
                content={content}
                scene={scene}
                way={way}
                number={index + 1}
                nameOf={nameOf}
                onChange={onChange}
                onLeadToNew={() => onLeadToNew(way.slug)}
              />
            ))}
          </ol>
          <AddButton isFull={ways.length >= MOST_WAYS} onAdd={() => onChange("add-way", addWay(scene, random))}>
            <Trans>Add a choice</Trans>
          </AddButton>
        </fieldset>
      )}
    </>
  );
}
