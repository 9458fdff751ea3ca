// Knows how values are asked for, how errors are shown beside them, and how they are saved.
import { useLingui } from "@lingui/react/macro";
import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { Button } from "../button/button.tsx";
import * as styles from "./form.css.ts";
import { type FormField, FormFieldView } from "./form-field.tsx";
import type { Draft } from "./use-draft.ts";

export interface FormProps<Name extends string> {
  /** Lets a button outside the form submit it. */
  readonly id?: string | undefined;
  readonly fields: readonly FormField<Name>[];
  readonly draft: Draft<Readonly<Record<Name, string>>>;
  /** What is wrong, in words that say what to do; a field without words is right. */
  readonly errors?: Partial<Readonly<Record<Name, string>>>;
  /** Called with trimmed values when nothing is wrong. */
  readonly onSubmit: (values: Readonly<Record<Name, string>>) => void;
  /** The buttons of a form that stands in a page; a form in a dialog has those of the dialog. */
  readonly save?: { readonly label: string; readonly isBusy: boolean } | undefined;
  /** Below the fields. */
  readonly children?: ReactNode;
}

export function Form<Name extends string>({
  id,
  fields,
  draft,
  errors = {},
  onSubmit,
  save,
  children,
}: FormProps<Name>) {
  const { t } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const [tries, setTries] = useState(0);
  const { values, isChanged, put, reset } = draft;
  const wrong = tries > 0 ? fields.filter(({ name }) => errors[name] !== undefined) : [];
  useLeadingToFaults(
    tries,
    wrong.map(({ name }) => name),
    form,
    summary,
  );
  return (
    <form
      ref={form}
      id={id}
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        // In React, a dialog that a form opened is inside it: its submit event must not reach the outer form.
        event.stopPropagation();
        if (fields.some(({ name }) => errors[name] !== undefined)) return setTries((before) => before + 1);
        setTries(0);
        if (save?.isBusy) return;
        onSubmit(trim(values));
      }}
    >
      {wrong.length > 1 && (
        <div ref={summary} role="alert" tabIndex={-1} className={styles.summary}>
          <p className={styles.summaryTitle}>{t`Some of this cannot be saved yet:`}</p>
          <ul className={styles.faults}>
            {wrong.map(({ name, label }) => (
              <li key={name}>
                <button type="button" className={styles.fault} onClick={() => focusField(form.current, name)}>
                  {label}
                </button>{" "}
                {errors[name]}
              </li>
            ))}
          </ul>
        </div>
      )}
      {fields.map((field) => (
        <FormFieldView
          key={field.name}
          field={field}
          value={values[field.name]}
          error={tries > 0 ? errors[field.name] : undefined}
          onValue={(value) => put(field.name, value)}
        />
      ))}
      {children}
      {save && (
        <div className={styles.buttons}>
          <Button
            type="submit"
            variant={isChanged ? "primary" : "secondary"}
            loading={save.isBusy}
            disabled={!isChanged}
            accessibleWhenDisabled
          >
            {save.label}
          </Button>
          <Button
            disabled={!isChanged}
            accessibleWhenDisabled
            onClick={() => {
              setTries(0);
              reset();
            }}
          >{t`Cancel`}</Button>
        </div>
      )}
    </form>
  );
}

/** A single fault gets the focus; several are listed together, each with a link. */
function useLeadingToFaults(
  tries: number,
  wrong: readonly string[],
  form: RefObject<HTMLFormElement | null>,
  summary: RefObject<HTMLDivElement | null>,
): void {
  const told = useRef(tries);
  useEffect(() => {
    if (told.current === tries) return;
    told.current = tries;
    const [only, ...others] = wrong;
    if (only === undefined) return;
    if (others.length > 0) summary.current?.focus();
    else focusField(form.current, only);
  });
}

function focusField(form: HTMLFormElement | null, name: string): void {
  form?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
}

const trim = <V extends Readonly<Record<string, string>>>(values: V): V => {
  const trimmed = { ...values };
  for (const name of Object.keys(values) as (keyof V & string)[])
    trimmed[name] = values[name]?.trim() as V[typeof name];
  return trimmed;
};
