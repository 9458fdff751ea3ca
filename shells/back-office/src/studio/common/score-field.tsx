// Knows how a required score is typed: out of 100, whatever marks the organisation uses.
import { NumberField, type NumberFieldProps } from "./number-field.tsx";

export type ScoreFieldProps = Omit<NumberFieldProps, "min" | "max" | "unit">;

export const ScoreField = (props: ScoreFieldProps) => <NumberField {...props} min={0} max={100} unit="/ 100" />;
