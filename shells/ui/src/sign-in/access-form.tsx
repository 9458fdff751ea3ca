// Knows the form of people who are not signed in: a title, what went wrong, and the focus on the first error.
import { CircleAlert } from "lucide-react";
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import * as styles from "./sign-in-form.css.ts";

export interface AccessFormProps {
  readonly title: string;
  /** What went wrong, in words. */
  readonly problem: ReactNode;
  readonly isValid: boolean;
  readonly onSubmit: () => void;
  /** `isTried`: the form was sent once, so that missing values may be pointed out. */
  readonly children: (isTried: boolean) => ReactNode;
}

export function AccessForm({ title, problem, isValid, onSubmit, children }: AccessFormProps) {
  const [tries, setTries] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const headingId = useId();
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [tries]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTries(tries + 1);
    if (isValid) onSubmit();
  };
  return (
    <form ref={form} noValidate className={styles.form} aria-labelledby={headingId} onSubmit={submit}>
      <h1 id={headingId} className={styles.title}>
        {title}
      </h1>
      <div role="alert">
        {problem && (
          <p className={styles.problem}>
            <CircleAlert size={20} aria-hidden />
            <span>{problem}</span>
          </p>
        )}
      </div>
      {children(tries > 0)}
    </form>
  );
}
