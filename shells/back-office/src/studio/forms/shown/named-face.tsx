// Knows how a character of a game is written: their name, and their picture.
import type { GamePicture } from "@academiz/domain/games";
import { TextInput } from "@academiz/ui";
import { useLingui } from "@lingui/react/macro";
import { DeleteButton } from "../item/delete-button.tsx";
import { PictureField } from "../picture/picture-field.tsx";
import * as styles from "./part-files.css.ts";

export interface NamedFaceProps {
  /** The name of its fields. */
  readonly name: string;
  readonly removal: string;
  /** The `data-part` by which a problem leads to the picture's alternative text. */
  readonly part: string;
  readonly isNeeded?: boolean;
  readonly value: { readonly name: string; readonly picture?: GamePicture | undefined };
  readonly onChange: (
    field: string,
    part: { readonly name?: string; readonly picture?: GamePicture | undefined },
  ) => void;
  readonly onRemove: () => void;
}

export function NamedFace({ name, removal, part, isNeeded = false, value, onChange, onRemove }: NamedFaceProps) {
  const { t } = useLingui();
  return (
    <div className={styles.part}>
      <div className={styles.line}>
        <TextInput
          aria-label={name}
          value={value.name}
          onChange={({ target }) => onChange("name", { name: target.value })}
        />
        <DeleteButton label={removal} isNeeded={isNeeded} onDelete={onRemove} />
      </div>
      <PictureField
        label={t`Picture of ${value.name || "…"}`}
        part={part}
        mayDecorate
        picture={value.picture}
        onChange={(field, picture) => onChange(`face:${field}`, { picture })}
      />
    </div>
  );
}
