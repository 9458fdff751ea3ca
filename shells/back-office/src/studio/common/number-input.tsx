// Knows how a number that may be missing is typed: what is no number yet is not lost while it is being typed, and one out of bounds is brought
// to the nearest when the box is left.
import { TextInput } from "@academiz/ui";
import { useState } from "react";

export interface NumberInputProps {
  readonly min: number;
  readonly max: number;
  readonly value: number | undefined;
  /** Undefined when the box was emptied. */
  readonly onValueChange: (value: number | undefined) => void;
  readonly "aria-label"?: string;
}

export function NumberInput({ min, max, value, onValueChange, ...rest }: NumberInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextInput
      {...rest}
      type="number"
      inputMode="decimal"
      min={min}
      max={max}
      value={typed ?? value ?? ""}
      onBlur={() => {
        const number = typed === null || typed.trim() === "" ? Number.NaN : Number(typed);
        if (number < min || number > max) onValueChange(Math.min(Math.max(number, min), max));
        setTyped(null);
      }}
      onChange={({ target }) => {
        setTyped(target.value);
        const number = target.value.trim() === "" ? undefined : Number(target.value);
        if (number === undefined || (number >= min && number <= max)) onValueChange(number);
      }}
    />
  );
}
