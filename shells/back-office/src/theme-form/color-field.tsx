// Knows how a colour is chosen: picked or typed, or inherited, and where it comes from.
import { isColor, normalizeColor } from "@academiz/domain/theme";
import { Button, Field, TextInput } from "@academiz/ui";
import { useLingui } from "@lingui/react/macro";
import { RotateCcw } from "lucide-react";
import type { ReactNode } from "react";
import * as styles from "./theme-form.css.ts";

export interface ColorFieldProps {
  readonly name: string;
  readonly label: string;
  readonly help?: string;
  /** The typed text; empty: the inherited colour. */
  readonly value: string;
  /** The inherited colour, `#RRGGBB`. */
  readonly below: string;
  /** The words for an inherited colour, and for the button that goes back to it. */
  readonly source: { readonly own: string; readonly below: string; readonly back: string };
  readonly error?: string | undefined;
  readonly onChange: (typed: string) => void;
  /** How the colour is used. */
  readonly children?: ReactNode;
}

export function ColorField(props: ColorFieldProps) {
  const { name, label, help, value, below, source, error, onChange, children } = props;
  const { t } = useLingui();
  const isOwn = value.trim() !== "";
  const shown = isOwn && isColor(value) ? normalizeColor(value).color : below;
  return (
    <div className={styles.chosen}>
      <Field label={label} help={help} error={error}>
        <div className={styles.line}>
          <input
            type="color"
            aria-label={t`Pick: ${label}`}
            className={styles.picker}
            value={shown}
            onChange={({ target }) => onChange(target.value.toUpperCase())}
          />
          <span className={styles.typed}>
            <TextInput
              name={name}
              value={value}
              placeholder={below}
              autoComplete="off"
              spellCheck={false}
              onChange={({ target }) => onChange(target.value)}
            />
          </span>
          {isOwn ? (
            <Button
              size="small"
              variant="quiet"
              icon={<RotateCcw size={16} aria-hidden />}
              aria-label={`${source.back}: ${label}`}
              onClick={() => onChange("")}
            >
              {source.back}
            </Button>
          ) : null}
        </div>
      </Field>
      <span className={styles.note}>{isOwn ? source.own : source.below}</span>
      {children}
    </div>
  );
}
