// Knows which cells were refused, and why.
import type { QuestionRow } from "@academiz/application/sequence-content";
import { type CellFaultCode, nameColumn } from "@academiz/domain/question-files";
import { Plural, Trans } from "@lingui/react/macro";
import * as styles from "./cells.css.ts";
import type { Left, LeftFault } from "./use-cells.ts";

export interface CellFaultsProps {
  readonly left: Left;
  readonly found: readonly QuestionRow[];
  readonly locale: "fr" | "en";
  /** What is refused is still in its cell. */
  readonly isTyping: boolean;
}

/** How many are told one by one. */
const TOLD = 5;

export function CellFaults({ left: { faults, unfit, beyond }, found, locale, isTyping }: CellFaultsProps) {
  const more = faults.length - TOLD;
  return (
    <div role="alert" className={styles.problems}>
      {!isTyping && faults.length > 0 && (
        <p className={styles.line}>
          <Plural
            value={faults.length}
            one="# cell is refused, and stays as it was:"
            other="# cells are refused, and stay as they were:"
          />
        </p>
      )}
      {faults.slice(0, TOLD).map((fault) => (
        <p key={`${fault.row} ${fault.column}`} className={styles.line}>
          {!isTyping && <Where fault={fault} found={found} locale={locale} />} <Why code={fault.code} />
        </p>
      ))}
      {more > 0 && (
        <p className={styles.line}>
          <Trans>And {more} more.</Trans>
        </p>
      )}
      {beyond > 0 && (
        <p className={styles.line}>
          <Plural
            value={beyond}
            one="# row is not added: search for nothing, and show all themes, to add questions."
            other="# rows are not added: search for nothing, and show all themes, to add questions."
          />
        </p>
      )}
      {unfit > 0 && (
        <p className={styles.line}>
          <Plural
            value={unfit}
            one="# row is not added: the sequence is full."
            other="# rows are not added: the sequence is full."
          />
        </p>
      )}
    </div>
  );
}

interface WhereProps extends Pick<CellFaultsProps, "found" | "locale"> {
  readonly fault: LeftFault;
}

/** Questions stand by theme: the row is where the question has come to. */
function Where({ fault, found, locale }: WhereProps) {
  const column = nameColumn(fault.column, locale);
  const typed = fault.typed.slice(0, 40);
  const row = found.findIndex(({ uuid }) => uuid === fault.uuid) + 1;
  if (row === 0)
    return (
      <Trans>
        A row that is not added, {column}, “{typed}”:
      </Trans>
    );
  return (
    <Trans>
      Row {row}, {column}, “{typed}”:
    </Trans>
  );
}

function Why({ code }: { readonly code: CellFaultCode }) {
  switch (code) {
    case "cell.closed":
      return <Trans>Questions of this kind have nothing to write here.</Trans>;
    case "cell.long":
      return <Trans>This text is too long.</Trans>;
    case "kind.unknown":
      return <Trans>No kind of question has this name.</Trans>;
    case "level.invalid":
      return <Trans>A level is a whole number from 1 to 99.</Trans>;
    case "right.unknown":
      return <Trans>No answer has this number, this letter or these words.</Trans>;
    case "theme.blank":
      return <Trans>A question stands in a theme.</Trans>;
    case "themes.full":
      return <Trans>There are too many themes.</Trans>;
  }
}
