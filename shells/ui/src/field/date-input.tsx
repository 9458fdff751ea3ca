// Knows how a day or a moment is chosen: the browser shows its own format, and the page repeats the date in its words.
import { useLingui } from "@lingui/react/macro";
import type { ComponentProps } from "react";
import * as styles from "./field.css.ts";
import { TextInput } from "./text-input.tsx";

export interface DateInputProps extends Omit<ComponentProps<"input">, "type" | "max" | "value" | "onChange"> {
  /** `day`: `YYYY-MM-DD`; `moment`: `YYYY-MM-DDTHH:MM` in the reader's zone; `time`: `HH:MM`. Empty without one. */
  readonly kind: "day" | "moment" | "time";
  readonly value: string;
  readonly onValueChange: (value: string) => void;
}

const TYPES = { day: "date", moment: "datetime-local", time: "time" } as const;
/** Without a limit a browser lets a year have six digits. */
const LAST = { day: "9999-12-31", moment: "9999-12-31T23:59", time: undefined } as const;

export function DateInput({ kind, value, onValueChange, ...rest }: DateInputProps) {
  const words = useDateWords(kind, value);
  return (
    <>
      <TextInput
        {...rest}
        type={TYPES[kind]}
        max={LAST[kind]}
        value={value}
        onChange={({ target }) => onValueChange(target.value)}
      />
      {words !== null && (
        <span className={styles.help} data-date-words>
          {words}
        </span>
      )}
    </>
  );
}

/** Null where nothing is chosen. */
function useDateWords(kind: DateInputProps["kind"], value: string): string | null {
  const { i18n } = useLingui();
  const at = new Date(kind === "moment" ? value : kind === "day" ? `${value}T00:00` : `2000-01-01T${value}`);
  if (value === "" || Number.isNaN(at.getTime())) return null;
  return i18n.date(at, {
    ...(kind !== "time" && { dateStyle: "full" }),
    ...(kind !== "day" && { timeStyle: "short" }),
  });
}
