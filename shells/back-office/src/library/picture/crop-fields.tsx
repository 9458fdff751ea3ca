// Knows how the crop and the focal point of a picture are entered in numbers.
import { fitCrop, LEAST_CROP, type PictureEdit } from "@academiz/domain/documents";
import { useLingui } from "@lingui/react/macro";
import { NumberField } from "../../studio/common/number-field.tsx";
import * as styles from "./picture.css.ts";

export interface EditFieldsProps {
  readonly edit: PictureEdit;
  readonly onEdit: (edit: PictureEdit) => void;
}

export function CropFields({ edit, ratio, onEdit }: EditFieldsProps & { readonly ratio: number | null }) {
  const { t } = useLingui();
  const { crop, size } = edit;
  const write = (part: Partial<typeof crop>) => {
    // The side that is entered decides, and the other follows it.
    const asked = { ...crop, ...part };
    if (ratio !== null && part.width !== undefined) asked.height = part.width / ratio;
    if (ratio !== null && part.height !== undefined) asked.width = part.height * ratio;
    onEdit({ ...edit, crop: fitCrop(asked, size, ratio) });
  };
  const least = (side: number) => Math.min(LEAST_CROP, side);
  return (
    <div className={styles.numbers}>
      <NumberField
        label={t`From the left`}
        unit="px"
        min={0}
        max={size.width - crop.width}
        value={crop.x}
        onValueChange={(x) => write({ x })}
      />
      <NumberField
        label={t`From the top`}
        unit="px"
        min={0}
        max={size.height - crop.height}
        value={crop.y}
        onValueChange={(y) => write({ y })}
      />
      <NumberField
        label={t`Width`}
        unit="px"
        min={least(size.width)}
        max={size.width}
        value={crop.width}
        onValueChange={(width) => write({ width })}
      />
      <NumberField
        label={t`Height`}
        unit="px"
        min={least(size.height)}
        max={size.height}
        value={crop.height}
        onValueChange={(height) => write({ height })}
      />
    </div>
  );
}

export function FocusFields({ edit, onEdit }: EditFieldsProps) {
  const { t } = useLingui();
  const { focus } = edit;
  if (!focus) return null;
  return (
    <div className={styles.numbers}>
      <NumberField
        label={t`Point, from the left`}
        unit="%"
        min={0}
        max={100}
        value={Math.round(focus.x)}
        onValueChange={(x) => onEdit({ ...edit, focus: { ...focus, x } })}
      />
      <NumberField
        label={t`Point, from the top`}
        unit="%"
        min={0}
        max={100}
        value={Math.round(focus.y)}
        onValueChange={(y) => onEdit({ ...edit, focus: { ...focus, y } })}
      />
    </div>
  );
}
