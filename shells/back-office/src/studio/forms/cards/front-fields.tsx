// Knows how the front of a card is written: its words, and an icon or a picture beside them.
import type { Card, CardPart } from "@academiz/domain/interactivities";
import { CARD_ICONS, CardIcon, type CardIconName, Field, readIcon, Select, TextInput, writeIcon } from "@academiz/ui";
import { useLingui } from "@lingui/react/macro";
import { FileField } from "../../../library/choosing/file-field.tsx";
import { nameFile } from "../../../library/choosing/name-file.ts";
import { useStudio } from "../../common/studio-context.ts";
import * as form from "../form.css.ts";
import { TextField } from "../item/text-field.tsx";
import * as styles from "./cards-form.css.ts";
import { ICON_WORDS } from "./icon-words.ts";

export interface FrontFieldsProps {
  readonly card: Card;
  /** From 1. */
  readonly number: number;
  readonly onWrite: (field: string, part: CardPart) => void;
}

const NONE = "";
const PICTURE = "picture";

export function FrontFields({ card, number, onWrite }: FrontFieldsProps) {
  const { t, i18n } = useLingui();
  const { documentFiles, noteFile } = useStudio();
  const { title = "", picture, firstIcon, icon = firstIcon ?? NONE, sample } = card;
  const drawn = picture ? PICTURE : (readIcon(icon) ?? NONE);
  return (
    <>
      <div className={form.row}>
        <div className={form.grow}>
          <TextField
            label={t`On the front`}
            part={`front:${number}`}
            value={title}
            isSample={sample?.includes("title")}
            onWrite={(value) => onWrite("title", { title: value })}
          />
        </div>
        {icon !== NONE && !picture && (
          <span className={styles.drawn}>
            <CardIcon icon={icon} />
          </span>
        )}
        <div className={styles.setting}>
          <Field label={t`Beside the words`}>
            <Select
              options={[
                { value: NONE, label: t`Nothing` },
                { value: PICTURE, label: t`A picture from the library` },
                ...CARD_ICONS.map((name) => ({ value: name, label: i18n._(ICON_WORDS[name]) })),
              ]}
              value={drawn}
              onValueChange={(value) =>
                onWrite(
                  "icon",
                  value === PICTURE
                    ? { picture: { src: "", alt: "" } }
                    : {
                        icon: value === NONE ? undefined : writeIcon(value as CardIconName),
                        firstIcon: undefined,
                        picture: undefined,
                      },
                )
              }
            />
          </Field>
        </div>
      </div>
      {picture && (
        <>
          <FileField
            label={t`Picture`}
            name={nameFile(picture.src, documentFiles)}
            kinds={["image"]}
            onChange={(file) => {
              if (file) noteFile(file);
              const alt = picture.alt || (file?.alternative ?? "");
              onWrite("picture", { picture: file ? { src: `document:${file.slug}`, alt } : undefined });
            }}
          />
          <Field label={t`Alternative text`} help={t`For those who cannot see it. Empty when it is only decoration.`}>
            <TextInput
              value={picture.alt}
              onChange={({ target }) => onWrite("picture-alt", { picture: { ...picture, alt: target.value } })}
            />
          </Field>
        </>
      )}
    </>
  );
}
