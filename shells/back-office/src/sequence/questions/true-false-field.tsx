// Knows how an author says which of the two is right.
import { RadioGroup } from "@academiz/ui";
import { Trans } from "@lingui/react/macro";

export interface TrueFalseFieldProps {
  readonly value: string;
  readonly words: { readonly true: string; readonly false: string };
  readonly onChange: (value: string) => void;
}

export function TrueFalseField({ value, words, onChange }: TrueFalseFieldProps) {
  return (
    <RadioGroup
      label={<Trans>Right is</Trans>}
      direction="row"
      options={[
        { value: "true", label: words.true },
        { value: "false", label: words.false },
      ]}
      value={value}
      onValueChange={onChange}
    />
  );
}
