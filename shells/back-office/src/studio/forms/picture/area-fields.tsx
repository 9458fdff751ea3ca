// Knows how the exact place of a part of a picture is entered in numbers, in percent.
import { type Area, LEAST_AREA } from "@academiz/domain/games";
import { useLingui } from "@lingui/react/macro";
import { NumberField } from "../../common/number-field.tsx";
import * as styles from "./picture.css.ts";

export interface AreaFieldsProps {
  readonly area: Area;
  readonly onPlace: (area: Area) => void;
}

export function AreaFields({ area: { x, y, width, height }, onPlace }: AreaFieldsProps) {
  const { t } = useLingui();
  const area = { x, y, width, height };
  const write = (side: keyof Area) => (value: number) => onPlace({ ...area, [side]: value });
  return (
    <div className={styles.numbers}>
      <NumberField label={t`From the left`} unit="%" min={0} max={100} value={x} onValueChange={write("x")} />
      <NumberField label={t`From the top`} unit="%" min={0} max={100} value={y} onValueChange={write("y")} />
      <NumberField label={t`Width`} unit="%" min={LEAST_AREA} max={100} value={width} onValueChange={write("width")} />
      <NumberField
        label={t`Height`}
        unit="%"
        min={LEAST_AREA}
        max={100}
        value={height}
        onValueChange={write("height")}
      />
    </div>
  );
}
