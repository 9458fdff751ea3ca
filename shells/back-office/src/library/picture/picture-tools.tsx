// Knows how a picture is turned, flipped, cropped to a ratio, and written smaller.
import {
  CROP_RATIOS,
  type CropRatio,
  chooseRatio,
  flipPicture,
  flopPicture,
  hasQuality,
  turnPicture,
  turnRatio,
  WRITTEN_TYPES,
} from "@academiz/domain/documents";
import { Button, Checkbox, Field, IconButton, Select, Toolbar, ToolbarItem } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { FlipHorizontal2, FlipVertical2, Redo2, RotateCcw, RotateCw, Undo2 } from "lucide-react";
import { NumberField } from "../../studio/common/number-field.tsx";
import { CropFields, FocusFields } from "./crop-fields.tsx";
import * as styles from "./picture.css.ts";
import type { useEditing } from "./use-editing.ts";

const FREE = "free";
const [LEAST_QUALITY, MOST_QUALITY] = [20, 100];

export function PictureTools({ editing }: { readonly editing: ReturnType<typeof useEditing> }) {
  const { t } = useLingui();
  const { now, change } = editing;
  const { edit, ratio, type, quality } = now;
  const turn = (quarters: 1 | 3) => {
    let turned = edit;
    for (let quarter = 0; quarter < quarters; quarter += 1) turned = turnPicture(turned);
    change({ edit: turned, ratio: ratio && turnRatio(ratio) });
  };
  const names: Readonly<Record<CropRatio, string>> = {
    "1:1": t`Square (1:1)`,
    "4:3": t`Landscape (4:3)`,
    "3:4": t`Portrait (3:4)`,
    "3:2": t`Photograph (3:2)`,
    "2:3": t`Upright photograph (2:3)`,
    "16:9": t`Screen (16:9)`,
    "9:16": t`Phone (9:16)`,
  };
  const types = { "image/jpeg": "JPEG", "image/webp": "WebP", "image/png": t`PNG (no loss)` };
  return (
    <div className={styles.side}>
      <Toolbar label={t`Turn, flip and undo`} className={styles.tools}>
        <ToolbarItem>
          <IconButton label={t`Turn left`} icon={<RotateCcw size={20} aria-hidden />} onClick={() => turn(3)} />
        </ToolbarItem>
        <ToolbarItem>
          <IconButton label={t`Turn right`} icon={<RotateCw size={20} aria-hidden />} onClick={() => turn(1)} />
        </ToolbarItem>
        <ToolbarItem>
          <IconButton
            label={t`Flip left and right`}
            icon={<FlipHorizontal2 size={20} aria-hidden />}
            onClick={() => change({ edit: flipPicture(edit) })}
          />
        </ToolbarItem>
        <ToolbarItem>
          <IconButton
            label={t`Flip upside down`}
            icon={<FlipVertical2 size={20} aria-hidden />}
            onClick={() => change({ edit: flopPicture(edit) })}
          />
        </ToolbarItem>
        <ToolbarItem>
          <IconButton
            label={t`Undo`}
            icon={<Undo2 size={20} aria-hidden />}
            disabled={!editing.canUndo}
            accessibleWhenDisabled
            onClick={editing.undo}
          />
        </ToolbarItem>
        <ToolbarItem>
          <IconButton
            label={t`Redo`}
            icon={<Redo2 size={20} aria-hidden />}
            disabled={!editing.canRedo}
            accessibleWhenDisabled
            onClick={editing.redo}
          />
        </ToolbarItem>
      </Toolbar>
      <div className={styles.part}>
        <Field label={t`Form of the part that is kept`}>
          <Select
            options={[
              { value: FREE, label: t`Any form` },
              ...(Object.keys(CROP_RATIOS) as CropRatio[]).map((value) => ({ value, label: names[value] })),
            ]}
            value={ratio ?? FREE}
            onValueChange={(value) => {
              const chosen = value === FREE ? null : (value as CropRatio);
              change({ ratio: chosen, edit: chooseRatio(edit, chosen && CROP_RATIOS[chosen]) });
            }}
          />
        </Field>
        <CropFields edit={edit} ratio={ratio && CROP_RATIOS[ratio]} onEdit={(next) => change({ edit: next })} />
      </div>
      <div className={styles.part}>
        <Checkbox
          checked={edit.focus !== null}
          onCheckedChange={(isOn) => change({ edit: { ...edit, focus: isOn ? MIDDLE_OF(edit) : null } })}
        >
          <Trans>A point stays in sight wherever the picture is cropped: on cards and behind pages</Trans>
        </Checkbox>
        <FocusFields edit={edit} onEdit={(next) => change({ edit: next })} />
      </div>
      <div className={styles.part}>
        <Field label={t`Type of the file`}>
          <Select
            options={WRITTEN_TYPES.map((value) => ({ value, label: types[value] }))}
            value={type}
            onValueChange={(value) => change({ type: value })}
          />
        </Field>
        {hasQuality(type) && (
          <NumberField
            label={t`Quality`}
            help={t`The lower, the smaller the file.`}
            unit="%"
            min={LEAST_QUALITY}
            max={MOST_QUALITY}
            value={quality}
            onValueChange={(value) => change({ quality: Math.round(value) })}
          />
        )}
      </div>
      <Button
        size="small"
        variant="quiet"
        disabled={!editing.isChanged}
        accessibleWhenDisabled
        onClick={editing.startOver}
      >
        <Trans>Start over</Trans>
      </Button>
    </div>
  );
}

/** The middle of the kept part, in percent of the whole picture. */
const MIDDLE_OF = ({ crop, size }: ReturnType<typeof useEditing>["now"]["edit"]) => ({
  x: Math.round((100 * (crop.x + crop.width / 2)) / size.width),
  y: Math.round((100 * (crop.y + crop.height / 2)) / size.height),
});
