// Knows a text field of an item, whose example words wait to be replaced.
import { Field, TextArea, TextInput } from "@academiz/ui";
import type { ReactNode } from "react";
import { drawSample } from "./draw-sample.ts";

export interface TextFieldProps {
  readonly label: string;
  /** True where what stands around it says the same. */
  readonly hidesLabel?: boolean;
  readonly help?: ReactNode;
  readonly optional?: boolean;
  /** The `data-part` by which a problem leads to it: `text:2`. */
  readonly part?: string;
  readonly value: string;
  readonly isSample?: boolean | undefined;
  /** The number of lines, where there are several. */
  readonly rows?: number;
  readonly onWrite: (value: string) => void;
}

export function TextField(props: TextFieldProps) {
  const { label, hidesLabel, help, optional, part, value, isSample, rows, onWrite } = props;
  return (
    <Field label={label} hidesLabel={hidesLabel} help={help} optional={optional}>
      {rows ? (
        <TextArea
          rows={rows}
          data-part={part}
          value={value}
          {...drawSample(isSample)}
          onChange={({ target }) => onWrite(target.value)}
        />
      ) : (
        <TextInput
          data-part={part}
          value={value}
          {...drawSample(isSample)}
          onChange={({ target }) => onWrite(target.value)}
        />
      )}
    </Field>
  );
}
