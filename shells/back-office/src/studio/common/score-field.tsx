// Knows how a score that is asked for is typed: out of 100, whatever marks the organisation speaks in.
import { NumberField, type NumberFieldProps } from "./number-field.tsx";

export type ScoreFieldProps = Omit<NumberFieldProps, "min" | "max" | "unit">;

export const ScoreField = (props: ScoreFieldProps) => <NumberField {...props} min={0} max={100} unit="/ 100" />;
