// Knows how groups are written, and what belongs into them.
import {
  addGroup,
  addThing,
  changeThing,
  keepCategorised,
  LEAST_GROUPS,
  MOST_GROUPS,
  MOST_THINGS,
  moveGroup,
  moveThing,
  nameGroup,
  removeGroup,
  removeThing,
} from "@academiz/domain/games";
import { Field, Select } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import * as styles from "../form.css.ts";
import type { GameFormProps } from "../game-form.ts";
import { AddButton } from "../item/add-button.tsx";
import { ItemFrame } from "../item/item-frame.tsx";
import { TextField } from "../item/text-field.tsx";

export function CategoriseForm({ game, random, change }: GameFormProps<"CATEGORISE">) {
  const { t } = useLingui();
  const { groups, things } = game.content;
  const nameOf = (name: string, index: number) => name.trim() || t`Group ${index + 1}`;
  const grow = (add: typeof addGroup) => change("add", (own) => add(own, random));
  return (
    <>
      <ol className={styles.items}>
        {groups.map(({ slug, name, sample }, index) => (
          <ItemFrame
            key={slug}
            name={t`Group ${index + 1}`}
            sample={sample && ["text"]}
            isFirst={index === 0}
            isLast={index === groups.length - 1}
            isNeeded={groups.length <= LEAST_GROUPS}
            onKeep={() => change("keep", (own) => keepCategorised(own, slug))}
            onMove={(step) => change("move", (own) => moveGroup(own, slug, step))}
            onRemove={() => change("remove", (own) => removeGroup(own, slug))}
          >
            <TextField
              label={t`Name of the group`}
              part={`group:${index + 1}`}
              value={name}
              isSample={sample !== undefined}
              onWrite={(value) => change(`name:${slug}`, (own) => nameGroup(own, slug, value))}
            />
          </ItemFrame>
        ))}
      </ol>
      <AddButton isFull={groups.length >= MOST_GROUPS} onAdd={() => grow(addGroup)}>
        <Trans>Add a group</Trans>
      </AddButton>
      <ol className={styles.items}>
        {things.map(({ slug, text, group, explanation, sample }, index) => {
          const write = (field: string, part: Parameters<typeof changeThing>[2]) =>
            change(`${field}:${slug}`, (own) => changeThing(own, slug, part));
          return (
            <ItemFrame
              key={slug}
              name={t`Item ${index + 1}`}
              sample={sample}
              isFirst={index === 0}
              isLast={index === things.length - 1}
              onKeep={() => change("keep", (own) => keepCategorised(own, slug))}
              onMove={(step) => change("move", (own) => moveThing(own, slug, step))}
              onRemove={() => change("remove", (own) => removeThing(own, slug))}
            >
              <div className={styles.row}>
                <div className={styles.grow}>
                  <TextField
                    label={t`Item`}
                    part={`text:${index + 1}`}
                    value={text}
                    isSample={sample?.includes("text")}
                    onWrite={(value) => write("text", { text: value })}
                  />
                </div>
                <div className={styles.grow}>
                  <Field label={t`Belongs into`}>
                    <Select
                      data-part={`place:${index + 1}`}
                      options={groups.map((one, at) => ({ value: one.slug, label: nameOf(one.name, at) }))}
                      value={group === "" ? null : group}
                      placeholder={t`Choose a group`}
                      onValueChange={(value) => write("group", { group: value })}
                    />
                  </Field>
                </div>
              </div>
              <TextField
                label={t`Explanation`}
                help={t`Shown after the answer.`}
                optional
                part={`explanation:${index + 1}`}
                value={explanation}
                onWrite={(value) => write("explanation", { explanation: value })}
              />
            </ItemFrame>
          );
        })}
      </ol>
      <AddButton isFull={things.length >= MOST_THINGS} onAdd={() => grow(addThing)}>
        <Trans>Add an item</Trans>
      </AddButton>
    </>
  );
}
