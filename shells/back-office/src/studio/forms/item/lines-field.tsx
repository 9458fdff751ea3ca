// Knows how a list of words is written, one a line.
import { Field, TextArea } from "@academiz/ui";
import { useState } from "react";

export interface LinesFieldProps {
  readonly label: string;
  readonly help?: string;
  /** At least one has to be. */
  readonly isNeeded?: boolean;
  readonly value: readonly string[];
  readonly onWrite: (value: string[]) => void;
}

/** A line without words is none. */
const readLines = (text: string): string[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);

export function LinesField({ label, help, isNeeded = false, value, onWrite }: LinesFieldProps) {
  const [typed, setTyped] = useState("");
  // What was typed stands as long as it says what is kept: an empty line waits for its words.
  const kept = value.join("\n");
  const shown = readLines(typed).join("\n") === kept ? typed : kept;
  return (
    <Field label={label} help={help} optional={!isNeeded}>
      <TextArea
        rows={2}
        value={shown}
        onChange={({ target }) => {
          setTyped(target.value);
          onWrite(readLines(target.value));
        }}
      />
    </Field>
  );
}
