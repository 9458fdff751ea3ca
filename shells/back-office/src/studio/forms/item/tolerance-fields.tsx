// Knows how an author sets what must be exact in typed answers.
import { STRICTNESSES, type Strictness, type Tolerance } from "@academiz/domain/games";
import { Checkbox } from "@academiz/ui";
import { Trans } from "@lingui/react/macro";
import * as styles from "../form.css.ts";

export interface ToleranceFieldsProps {
  readonly value: Tolerance;
  readonly onChange: (part: { strict?: Strictness[]; allowsTypos?: boolean }) => void;
}

const WORDS: { readonly [S in Strictness]: () => React.ReactNode } = {
  case: () => <Trans>Capital letters have to be right</Trans>,
  accents: () => <Trans>Accents have to be right</Trans>,
  punctuation: () => <Trans>Punctuation has to be right</Trans>,
};

export function ToleranceFields({ value: { strict = [], allowsTypos = false }, onChange }: ToleranceFieldsProps) {
  return (
    <fieldset className={styles.options}>
      <legend className={styles.legend}>
        <Trans>What learners type</Trans>
      </legend>
      {STRICTNESSES.map((one) => (
        <Checkbox
          key={one}
          checked={strict.includes(one)}
          onCheckedChange={(isStrict) =>
            onChange({ strict: STRICTNESSES.filter((other) => (other === one ? isStrict : strict.includes(other))) })
          }
        >
          {WORDS[one]()}
        </Checkbox>
      ))}
      <Checkbox checked={allowsTypos} onCheckedChange={(allows) => onChange({ allowsTypos: allows })}>
        <Trans>Forgive one wrong letter in words of five letters or more</Trans>
      </Checkbox>
    </fieldset>
  );
}
