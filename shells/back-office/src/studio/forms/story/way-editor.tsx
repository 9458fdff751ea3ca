// Knows how one choice of a scene is written: its words, its target, its effects, and when it is offered.
import {
  changeWay,
  MOST_POINTS,
  removeWay,
  type Scene,
  type ScenePart,
  type Story,
  type Way,
} from "@academiz/domain/games";
import { Checkbox, Field, Select } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { NumberField } from "../../common/number-field.tsx";
import * as styles from "../form.css.ts";
import { DeleteButton } from "../item/delete-button.tsx";
import { TextField } from "../item/text-field.tsx";
import { NeedEditor } from "./need-editor.tsx";
import * as own from "./story.css.ts";

export interface WayEditorProps {
  readonly content: Story["content"];
  readonly scene: Scene;
  readonly way: Way;
  readonly number: number;
  readonly nameOf: (number: number) => string;
  readonly onChange: (field: string, part: ScenePart) => void;
  readonly onLeadToNew: () => void;
}

const NEW = "+";

export function WayEditor({ content, scene, way, number, nameOf, onChange, onLeadToNew }: WayEditorProps) {
  const { t } = useLingui();
  const { slug, text, to, points, sets } = way;
  const write = (field: string, part: Partial<Omit<Way, "slug">>) =>
    onChange(`${field}-${slug}`, changeWay(scene, slug, part));
  const options = [
    ...content.scenes.map((one, index) => ({ value: one.slug, label: `${index + 1}. ${nameOf(index + 1)}` })),
    { value: NEW, label: t`A new scene` },
  ];
  return (
    <li className={own.way}>
      <div className={own.line}>
        <TextField
          label={t`Choice ${number}`}
          value={text}
          isSample={scene.sample?.includes("ways")}
          onWrite={(value) => write("way", { text: value })}
        />
        <DeleteButton
          label={t`Delete choice ${number}`}
          onDelete={() => onChange("remove-way", removeWay(scene, slug))}
        />
      </div>
      <div className={styles.row}>
        <div className={own.leads}>
          <Field label={t`Leads to`}>
            <Select
              options={options}
              value={content.scenes.some((one) => one.slug === to) ? to : null}
              placeholder={t`Nowhere yet`}
              onValueChange={(value) => (value === NEW ? onLeadToNew() : write("to", { to: value }))}
            />
          </Field>
        </div>
        {content.scoring === "points" && (
          <div className={own.points}>
            <NumberField
              label={t`Points`}
              min={-MOST_POINTS}
              max={MOST_POINTS}
              value={points}
              onValueChange={(value) => write("points", { points: value })}
            />
          </div>
        )}
      </div>
      {content.flags.length > 0 && (
        <fieldset className={styles.options}>
          <legend className={styles.legend}>
            <Trans>Remember from here on</Trans>
          </legend>
          {content.flags.map((flag) => (
            <Checkbox
              key={flag.slug}
              checked={sets.includes(flag.slug)}
              onCheckedChange={(isSet) =>
                write("sets", { sets: isSet ? [...sets, flag.slug] : sets.filter((one) => one !== flag.slug) })
              }
            >
              {flag.name || "…"}
            </Checkbox>
          ))}
        </fieldset>
      )}
      <NeedEditor content={content} way={way} onChange={(needs) => write("needs", { needs })} />
    </li>
  );
}
