// Knows the words for wrong lines in a file of presences.
import type { Fault } from "@academiz/domain/kernel";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import * as styles from "./sessions.css.ts";

/** By the server's message; another message is shown as it came. */
const WORDS: Readonly<Record<string, MessageDescriptor>> = {
  "the column is missing": msg`The column is missing.`,
  "neither present nor absent": msg`Write present or absent, or nothing.`,
  "no slot of this session": msg`This is no date of this session, or it is not yours to run.`,
  "named twice in this slot": msg`This person stands in the file twice for this date.`,
  "your own presence": msg`This is your own presence: somebody else notes it.`,
  "nobody who is enrolled": msg`Nobody of this login is enrolled in this date.`,
  "it has not begun": msg`This date has not begun: nobody was there yet.`,
  "a mark needs a reason": msg`Write a reason.`,
  "more than 500 characters": msg`The reason is longer than 500 characters.`,
  "more than 20000 lines": msg`The file has more than 20,000 lines.`,
};
const COLUMNS: Readonly<Record<string, MessageDescriptor>> = {
  slot: msg`Date`,
  login: msg`Login`,
  presence: msg`Presence`,
  reason: msg`Reason`,
};

export function PresenceFaults({ faults }: { readonly faults: readonly Fault[] }) {
  return (
    <ul className={styles.bullets}>
      {faults.map(({ path, message }) => (
        <li key={`${path.join()} ${message}`}>
          <FaultPlace path={path} /> <FaultWords message={message} />
        </li>
      ))}
    </ul>
  );
}

function FaultWords({ message }: Pick<Fault, "message">) {
  const { i18n } = useLingui();
  const words = WORDS[message];
  return words ? i18n._(words) : <span lang="en">{message}</span>;
}

function FaultPlace({ path: [line, name] }: Pick<Fault, "path">) {
  const { i18n } = useLingui();
  if (typeof line !== "number") return null;
  const words = COLUMNS[String(name)];
  const column = words ? i18n._(words) : name;
  return column === undefined ? (
    <Trans>Line {line}:</Trans>
  ) : (
    <Trans>
      Line {line}, {column}:
    </Trans>
  );
}
