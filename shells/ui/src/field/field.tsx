// Knows how a control is presented: label above, help below, and its error in words.
import { useLingui } from "@lingui/react/macro";
import { CircleAlert } from "lucide-react";
import { type ReactNode, useId, useMemo } from "react";
import { hidden } from "../visually-hidden/visually-hidden.css.ts";
import * as styles from "./field.css.ts";
import { FieldContext } from "./field-context.ts";

export interface FieldProps {
  readonly label: ReactNode;
  /** The label is only for screen readers: what stands around the control says the same. */
  readonly hidesLabel?: boolean | undefined;
  readonly help?: ReactNode;
  /** What is wrong, in words that say what to do. Nothing when all is well. */
  readonly error?: ReactNode;
  readonly required?: boolean | undefined;
  /** Says "optional" beside the label: where most fields are required, mark the few that are not. */
  readonly optional?: boolean | undefined;
  /** One control from this folder. */
  readonly children: ReactNode;
}

export function Field({
  label,
  hidesLabel = false,
  help,
  error,
  required = false,
  optional = false,
  children,
}: FieldProps) {
  const { t } = useLingui();
  const id = useId();
  const hasError = Boolean(error);
  const hasHelp = Boolean(help);
  const wiring = useMemo(() => {
    const parts = [hasError ? `${id}-error` : "", hasHelp ? `${id}-help` : ""].filter(Boolean).join(" ");
    return { id, labelId: `${id}-label`, describedBy: parts || undefined, invalid: hasError, required };
  }, [id, hasError, hasHelp, required]);
  return (
    <div className={styles.field}>
      <label className={hidesLabel ? hidden : styles.label} id={wiring.labelId} htmlFor={id}>
        {label}
        {optional && <span className={styles.aside}> {t`(optional)`}</span>}
      </label>
      <FieldContext value={wiring}>{children}</FieldContext>
      {hasError && (
        <p className={styles.error} id={`${id}-error`}>
          <CircleAlert size={16} aria-hidden />
          <span>{error}</span>
        </p>
      )}
      {hasHelp && (
        <p className={styles.help} id={`${id}-help`}>
          {help}
        </p>
      )}
    </div>
  );
}
