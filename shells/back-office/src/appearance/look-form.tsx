// Knows what is asked for of a client's look: colours, letters, shapes, pictures and the title of the tab.
import {
  type combineTheme,
  createTheme,
  DEFAULT_THEME,
  readBrand,
  THEME_BOUNDS,
  type ThemeColorName,
  type ThemeField,
} from "@academiz/domain/theme";
import { Card, Field, RadioGroup, TextInput } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import { FileField } from "../library/choosing/file-field.tsx";
import { ColorField } from "../theme-form/color-field.tsx";
import { ContrastNotes } from "../theme-form/contrast-notes.tsx";
import * as styles from "../theme-form/theme-form.css.ts";
import { FontField, TitleFields } from "../theme-form/title-fields.tsx";
import { OwnFontFields } from "./own-font-fields.tsx";
import { readPicture, writePicture } from "./pictures.ts";
import type { LookDraft } from "./use-look-draft.ts";
import type { OwnFontDraft } from "./use-own-font.ts";

export interface LookFormProps {
  readonly draft: LookDraft["draft"];
  /** The look that the form's values describe. */
  readonly theme: ReturnType<typeof combineTheme>;
  readonly errors: Partial<Readonly<Record<ThemeField, string>>>;
  /** What is wrong with the name of the client’s own font. */
  readonly ownError: string | undefined;
  /** The family that this browser could not draw. */
  readonly failed: string | null;
}

export function LookForm({ draft: { values, put }, theme, errors, ownError, failed }: LookFormProps) {
  const { t } = useLingui();
  const key = JSON.stringify(theme);
  const looks = useMemo(() => {
    const { settings } = readBrand(JSON.parse(key));
    return [createTheme(settings, false), createTheme(settings, true)] as const;
  }, [key]);
  const source = {
    own: t`Of your organisation`,
    below: t`As Academiz brings it`,
    back: t`As the product`,
  };
  const color = (name: ThemeColorName, label: string, help: string) => (
    <ColorField
      key={name}
      name={name}
      label={label}
      help={help}
      value={values[name]}
      below={DEFAULT_THEME.colors[name]}
      source={source}
      error={errors[name]}
      onChange={(typed) => put(name, typed)}
    >
      {name !== "neutral" && !errors[name] && <ContrastNotes color={name} looks={looks} />}
    </ColorField>
  );
  const { brandFont, plainFont } = DEFAULT_THEME.typography;
  const [least, most] = THEME_BOUNDS.baseRadius;
  const own = ownError || values.ownRegular === "" ? "" : values.ownFamily.trim();
  // Where the renamed font was chosen, it stays chosen under its new name.
  const putOwn = (changed: Partial<OwnFontDraft>) => {
    for (const [name, value] of Object.entries(changed)) put(name as keyof OwnFontDraft, value);
    const { ownFamily } = changed;
    for (const name of ["titleFont", "plainFont"] as const)
      if (ownFamily !== undefined && own !== "" && values[name] === own) put(name, ownFamily.trim());
  };
  const asProduct = (family: string) => t`${family}, as the product`;
  return (
    <>
      <Card
        title={<Trans>Colours</Trans>}
        description={
          <Trans>
            What could not be read is moved to the nearest tone that can: each colour says how far it stands out. Words
            are readable from 4.5 on.
          </Trans>
        }
      >
        <div className={styles.fields}>
          {color(
            "primary",
            t`Main colour`,
            t`Of the brand and of marks. Buttons have it too, or a dark tone of it where it would be taken for an error.`,
          )}
          {color("secondary", t`Second colour`, t`The one beside it.`)}
          {color("tertiary", t`Third colour`, t`The light one beside them.`)}
          {color("error", t`Colour of errors`, t`It is made another one where it would be taken for the brand.`)}
          {color("neutral", t`Grey`, t`It tints grounds, words and lines.`)}
          <RadioGroup
            label={t`How the colours are used`}
            value={values.mode}
            onValueChange={(mode) => put("mode", mode)}
            options={[
              {
                value: "exact",
                label: <Trans>Exactly</Trans>,
                help: <Trans>As they were chosen, wherever they can be read.</Trans>,
              },
              {
                value: "material",
                label: <Trans>As tones</Trans>,
                help: <Trans>Their hue in even tones, as Material Design has them.</Trans>,
              },
            ]}
          />
          <RadioGroup
            label={t`Who chose nothing sees it`}
            direction="row"
            value={values.isDark}
            onValueChange={(isDark) => put("isDark", isDark)}
            options={[
              { value: "no", label: <Trans>As their device</Trans> },
              { value: "yes", label: <Trans>Dark</Trans> },
            ]}
          />
        </div>
      </Card>
      <Card title={<Trans>Letters</Trans>} description={<Trans>All of these fonts come from this platform.</Trans>}>
        <div className={styles.fields}>
          <OwnFontFields values={values} error={ownError} failed={failed} put={putOwn} />
          <TitleFields
            form={values}
            below={{ font: asProduct(brandFont), titleRatio: "100", titleSpacing: "0" }}
            own={own}
            errors={errors}
            put={put}
          />
          <FontField
            label={t`Font of texts`}
            value={values.plainFont}
            below={asProduct(plainFont)}
            own={own}
            onChange={(family) => put("plainFont", family)}
          />
        </div>
      </Card>
      <Card title={<Trans>Shapes</Trans>}>
        <div className={styles.fields}>
          <RadioGroup
            label={t`Corners`}
            direction="row"
            value={values.cornerStyle}
            onValueChange={(style) => put("cornerStyle", style)}
            options={[
              { value: "rounded", label: <Trans>Rounded</Trans> },
              { value: "sharp", label: <Trans>Sharp</Trans> },
              ...(values.cornerStyle === "custom" ? [{ value: "custom", label: <Trans>Your own</Trans> }] : []),
            ]}
          />
          {values.cornerStyle !== "sharp" && (
            <Field
              label={t`How round, in pixels`}
              help={t`Of the smallest corner, from ${least} to ${most}: larger ones follow.`}
              error={errors.baseRadius}
            >
              <TextInput
                name="baseRadius"
                inputMode="numeric"
                placeholder={String(DEFAULT_THEME.shapes.baseRadius)}
                value={values.baseRadius}
                onChange={({ target }) => put("baseRadius", target.value)}
              />
            </Field>
          )}
          <RadioGroup
            label={t`Shadows`}
            direction="row"
            value={values.elevation}
            onValueChange={(elevation) => put("elevation", elevation)}
            options={[
              { value: "none", label: <Trans>None</Trans> },
              { value: "usual", label: <Trans>As the product</Trans> },
              { value: "strong", label: <Trans>Strong</Trans> },
              ...(values.elevation === "own" ? [{ value: "own", label: <Trans>Your own</Trans> }] : []),
            ]}
          />
        </div>
      </Card>
      <Card title={<Trans>Name and pictures</Trans>}>
        <div className={styles.fields}>
          <Field
            label={t`Name of the learners’ site`}
            help={t`On the tab of the browser, in the menu of learners, and above their products. Empty: Academiz, and “My courses”.`}
          >
            <TextInput
              name="tabLabel"
              maxLength={200}
              value={values.tabLabel}
              onChange={({ target }) => put("tabLabel", target.value)}
            />
          </Field>
          <FileField
            label={t`Logo`}
            help={t`Beside the name of your organisation.`}
            name={readPicture(values.logo)?.name ?? null}
            kinds={["image"]}
            onChange={(file) => put("logo", writePicture(file))}
          />
          <FileField
            label={t`Icon of the tab`}
            help={t`A small square picture.`}
            name={readPicture(values.favicon)?.name ?? null}
            kinds={["image"]}
            onChange={(file) => put("favicon", writePicture(file))}
          />
        </div>
      </Card>
    </>
  );
}
