// Knows how the letters of titles are chosen: their font, size and spacing (§3.44, §3.115).
import { FONTS, THEME_BOUNDS, type ThemeForm } from "@academiz/domain/theme";
import { Field, Select, TextInput } from "@academiz/ui";
import { useLingui } from "@lingui/react/macro";
import * as styles from "./theme-form.css.ts";

/** The value that means: inherited. */
const BELOW = "BELOW";

export interface FontFieldProps {
  readonly label: string;
  readonly help?: string;
  /** Empty: inherited. */
  readonly value: string;
  /** The inherited value, in words: "Inter, as the product". */
  readonly below: string;
  /** The client's own font; empty: none. */
  readonly own?: string;
  readonly onChange: (family: string) => void;
}

/** The fonts of the product, and the stored one, whatever it is. */
export function FontField({ label, help, value, below, own = "", onChange }: FontFieldProps) {
  const known: readonly string[] = own === "" ? FONTS : [own, ...FONTS];
  const families = value === "" || known.includes(value) ? known : [value, ...known];
  return (
    <Field label={label} help={help}>
      <Select<string>
        options={[{ value: BELOW, label: below }, ...families.map((family) => ({ value: family, label: family }))]}
        value={value || BELOW}
        onValueChange={(chosen) => onChange(chosen === BELOW ? "" : chosen)}
      />
    </Field>
  );
}

export interface TitleFieldsProps {
  readonly form: Pick<ThemeForm, "titleFont" | "titleRatio" | "titleSpacing">;
  readonly below: { readonly font: string; readonly titleRatio: string; readonly titleSpacing: string };
  /** The client's own font. */
  readonly own?: string;
  readonly errors: Partial<Readonly<Record<"titleRatio" | "titleSpacing", string>>>;
  readonly put: (name: "titleFont" | "titleRatio" | "titleSpacing", value: string) => void;
}

export function TitleFields({ form, below, own = "", errors, put }: TitleFieldsProps) {
  const { t } = useLingui();
  const [[smallest, largest], [closest, widest]] = [THEME_BOUNDS.titleRatio, THEME_BOUNDS.titleSpacing];
  return (
    <div className={styles.group}>
      <FontField
        label={t`Font of titles`}
        value={form.titleFont}
        below={below.font}
        own={own}
        onChange={(family) => put("titleFont", family)}
      />
      <div className={styles.pair}>
        <Field label={t`Size of titles, in %`} help={t`From ${smallest} to ${largest}.`} error={errors.titleRatio}>
          <TextInput
            name="titleRatio"
            inputMode="numeric"
            placeholder={below.titleRatio}
            value={form.titleRatio}
            onChange={({ target }) => put("titleRatio", target.value)}
          />
        </Field>
        <Field
          label={t`Between the letters, in %`}
          help={t`Of their size: from ${closest} to ${widest}.`}
          error={errors.titleSpacing}
        >
          <TextInput
            name="titleSpacing"
            placeholder={below.titleSpacing}
            value={form.titleSpacing}
            onChange={({ target }) => put("titleSpacing", target.value)}
          />
        </Field>
      </div>
    </div>
  );
}
