// Knows how a list of words is written, one a line.
import { Field, TextArea } from "@academiz/ui";
import { useLingui } from "@lingui/react/macro";
import { useState } from "react";

export interface LinesFieldProps {
  readonly label: string;
  readonly help?: string;
  /** True where at least one is required. */
  readonly isNeeded?: boolean;
  /** How many lines are kept. */
  readonly most: number;
  /** The `data-part` by which a problem leads to it: `answers:2`. */
  readonly part?: string;
  readonly value: readonly string[];
  readonly onWrite: (value: string[]) => void;
}

/** A line without words does not count. */
const readLines = (text: string): string[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);

export function LinesField({ label, help, isNeeded = false, most, part, value, onWrite }: LinesFieldProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState("");
  // The typed text stays while it means the same as what is stored: an empty line waits for its words.
  const kept = value.join("\n");
  const shown = readLines(typed).slice(0, most).join("\n") === kept ? typed : kept;
  const isTooLong = readLines(shown).length > most;
  return (
    <Field
      label={label}
      help={help}
      error={isTooLong && t`${most} lines at most: those after them are not kept.`}
      optional={!isNeeded}
    >
      <TextArea
        rows={2}
        data-part={part}
        value={shown}
        onChange={({ target }) => {
          setTyped(target.value);
          onWrite(readLines(target.value).slice(0, most));
        }}
      />
    </Field>
  );
}
