// Knows the words for a file that does not hold a course, and for the place of its fault.
import type { CourseFileFault } from "@academiz/domain/learniz";
import { Plural, Trans } from "@lingui/react/macro";
import * as styles from "./course-file.css.ts";
import type { PlayedFile } from "./use-course-file.ts";

/** As many as somebody corrects at a time. */
const SHOWN = 8;

export function FaultWords({
  name,
  fault,
}: {
  readonly name: string;
  readonly fault: NonNullable<PlayedFile["fault"]>;
}) {
  switch (fault.kind) {
    case "unreadable":
      return <Trans>“{name}” was changed or moved since it was chosen: choose it again.</Trans>;
    case "too-large":
      return <Trans>“{name}” is larger than any course: more than 20 million characters.</Trans>;
    case "no-json": {
      const { line, column } = fault.place;
      return (
        <Trans>
          “{name}” is no JSON from line {line}, column {column} on.
        </Trans>
      );
    }
    case "no-course":
      return <Trans>“{name}” is JSON, but no course: at its root there is no “version” that a course ever had.</Trans>;
    case "newer-version":
      return (
        <Trans>
          “{name}” is of version {fault.version} of courses, which this platform does not know yet.
        </Trans>
      );
    case "no-page":
      return <Trans>The course of “{name}” has no page.</Trans>;
    default:
      return <InvalidWords name={name} fault={fault} />;
  }
}

type Invalid = Extract<CourseFileFault, { readonly kind: "invalid" }>;
function InvalidWords({ name, fault: { faults } }: { readonly name: string; readonly fault: Invalid }) {
  const more = faults.length - SHOWN;
  return (
    <>
      <Trans>“{name}” is not whole. What stands in these places is missing, or of another kind:</Trans>
      <ul className={styles.faults}>
        {faults.slice(0, SHOWN).map(({ path, message }) => {
          const place = path.join(" › ");
          return (
            <li key={`${place} ${message}`}>
              <code>{place}</code> <span lang="en">({message})</span>
            </li>
          );
        })}
      </ul>
      {more > 0 && <Plural value={more} one="and # place more" other="and # places more" />}
    </>
  );
}
