// Knows how an author sees which cells of a workbook cannot be read.

import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import * as styles from "../../product/product.css.ts";

export interface FaultListProps {
  readonly faults: readonly { readonly cell: string; readonly code: string; readonly message: string }[];
}

const WORDS: Readonly<Record<string, MessageDescriptor>> = {
  "header.unknown": msg`this column is not known, or comes twice.`,
  "header.missing": msg`a column that is needed is missing.`,
  "theme.blank": msg`a question needs a theme.`,
  "question.blank": msg`nothing is asked.`,
  "kind.unknown": msg`a kind is “One answer”, “Several answers”, “True or false”, “Typed words”, “Number” or “To put in order”; empty, it follows from the right answers.`,
  "level.invalid": msg`a level is a number from 1 to 99.`,
  "answers.too-few": msg`there are too few answers.`,
  "right.missing": msg`the numbers of the right answers are missing.`,
  "right.unknown": msg`there is no answer of this number.`,
  "number.invalid": msg`a number is written as 12.5, or as 12.5 ± 0.1 km.`,
  "id.duplicate": msg`a question above has this identifier.`,
};
const MOST_TOLD = 50;

export function FaultList({ faults }: FaultListProps) {
  const { i18n, t } = useLingui();
  const more = faults.length - MOST_TOLD;
  return (
    <div className={styles.warning} role="alert">
      <p>
        <Plural
          value={faults.length}
          one="# cell cannot be read; its row is left out."
          other="# cells cannot be read; their rows are left out."
        />
      </p>
      <ul aria-label={t`Cells that cannot be read`}>
        {faults.slice(0, MOST_TOLD).map(({ cell, code, message }) => {
          const words = WORDS[code];
          return (
            <li key={`${cell} ${code}`}>
              <strong>{cell}</strong> {words ? i18n._(words) : message}
            </li>
          );
        })}
      </ul>
      {more > 0 && (
        <p>
          <Trans>And {more} more.</Trans>
        </p>
      )}
    </div>
  );
}
