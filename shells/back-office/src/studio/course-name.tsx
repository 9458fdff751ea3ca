// Knows how the name of a course is edited in place: it is never left empty.
import { useLingui } from "@lingui/react/macro";
import { useId, useState } from "react";
import * as styles from "./common/studio-header.css.ts";

export interface CourseNameProps {
  readonly name: string;
  readonly onRename: (name: string) => void;
}

export function CourseName({ name, onRename }: CourseNameProps) {
  const { t } = useLingui();
  const problem = useId();
  /** Typed text that is blank; leaving the field restores the former name. */
  const [blank, setBlank] = useState<string | null>(null);
  const value = blank ?? name;
  const isBlank = value.trim() === "";
  return (
    <>
      <input
        className={styles.name}
        aria-label={t`Name of the course`}
        aria-invalid={isBlank}
        aria-describedby={isBlank ? problem : undefined}
        placeholder={name}
        value={value}
        maxLength={200}
        onChange={({ target }) => {
          const isEmpty = target.value.trim() === "";
          setBlank(isEmpty ? target.value : null);
          if (!isEmpty) onRename(target.value);
        }}
        onBlur={() => setBlank(null)}
      />
      {isBlank && <span id={problem} role="alert" className={styles.problem}>{t`The course needs a name.`}</span>}
    </>
  );
}
