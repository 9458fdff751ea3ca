// Knows how an author limits the attempts at a game (§3.93).
import { useLingui } from "@lingui/react/macro";
import { NumberField } from "../../common/number-field.tsx";

const MOST_ATTEMPTS = 1_000;

export interface AttemptsFieldProps {
  /** 0 or absent: no limit. */
  readonly maxAttempts: number | undefined;
  /** Undefined: no limit. */
  readonly onChange: (maxAttempts: number | undefined) => void;
}

export function AttemptsField({ maxAttempts = 0, onChange }: AttemptsFieldProps) {
  const { t } = useLingui();
  return (
    <NumberField
      label={t`Attempts`}
      help={t`Empty: as many as learners like.`}
      min={1}
      max={MOST_ATTEMPTS}
      value={maxAttempts > 0 ? maxAttempts : undefined}
      onValueChange={(typed) => onChange(Math.round(typed))}
      onClear={() => onChange(undefined)}
    />
  );
}
