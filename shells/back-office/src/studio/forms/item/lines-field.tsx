// Knows how a list of words is written, one a line.
import { Field, TextArea } from "@academiz/ui";
import { useState } from "react";

export interface LinesFieldProps {
  readonly label: string;
  readonly help?: string;
  readonly value: readonly string[];
  readonly onWrite: (value: readonly string[]) => void;
}

/** A line without words is none. */
const readLines = (text: string): readonly string[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);

export function LinesField({ label, help, value, onWrite }: LinesFieldProps) {
  const [typed, setTyped] = useState("");
  // What was typed stands as long as it says what is kept: an empty line waits for its words.
  const kept = value.join("\n");
  const shown = readLines(typed).join("\n") === kept ? typed : kept;
  return (
    <Field label={label} help={help} optional>
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
