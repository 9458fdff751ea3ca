// Knows the words that say why a package failed, and what it lacks.
import type { ExportRow } from "@academiz/application/scorm-export";
import { findProblemWords } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import * as styles from "./exports.css.ts";

export function ExportFailure({ row: { error, problems } }: { readonly row: Pick<ExportRow, "error" | "problems"> }) {
  const missing = listNames(problems, "document.missing");
  const outside = problems.filter(({ code }) => code === "media.outside");
  const unknown = listNames(problems, "document.unknown");
  return (
    <>
      {error !== null && (
        <span className={styles.failure}>
          <Cause error={error} />
        </span>
      )}
      {missing !== "" && (
        <span className={styles.failure}>
          <Trans>Lost: {missing}</Trans>
        </span>
      )}
      {outside.length > 0 && (
        <ul className={styles.addresses}>
          {outside.map(({ name }, index) => (
            <li key={index}>{name}</li>
          ))}
        </ul>
      )}
      {unknown !== "" && (
        <span className={styles.note}>
          <Trans>Without files that the library has no more: {unknown}</Trans>
        </span>
      )}
    </>
  );
}

function Cause({ error }: { readonly error: string }) {
  const { i18n } = useLingui();
  const words = findProblemWords(error);
  return words ? i18n._(words) : <Trans>Something went wrong on our side. Try again in a moment.</Trans>;
}

const listNames = (problems: ExportRow["problems"], code: string): string =>
  problems.flatMap((problem) => (problem.code === code ? [problem.name] : [])).join(", ");
