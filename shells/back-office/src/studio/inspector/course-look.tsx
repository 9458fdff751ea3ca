// Knows how an author gives a course a look of its own beside the client's (§3.112–§3.118).
import { changeLook, type LookChange, readBackground, writeBackground } from "@academiz/domain/learniz";
import { createTheme, mergeThemes, readBrand } from "@academiz/domain/theme";
import { Trans, useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import { FileField } from "../../library/choosing/file-field.tsx";
import { nameFile } from "../../library/choosing/name-file.ts";
import { useSession } from "../../office/office-context.ts";
import { ColorField } from "../../theme-form/color-field.tsx";
import { ContrastNotes } from "../../theme-form/contrast-notes.tsx";
import { PreviewPart } from "../../theme-form/preview-part.tsx";
import { PreviewPlayer } from "../../theme-form/preview-player.tsx";
import { TitleFields } from "../../theme-form/title-fields.tsx";
import { useThemeErrors } from "../../theme-form/use-theme-errors.ts";
import { useLearniz, useStudio } from "../common/studio-context.ts";
import { BackgroundField } from "./background-field.tsx";
import * as styles from "./inspector.css.ts";
import { OwnStyles } from "./own-styles.tsx";
import { useCourseTheme } from "./use-course-theme.ts";

export function CourseLook() {
  const { t } = useLingui();
  const learniz = useLearniz();
  const { change, documentFiles, noteFile } = useStudio();
  const client = useSession().client?.theme;
  const { styleParams } = learniz.params;
  const look = styleParams?.status === "CUSTOM" ? styleParams : undefined;
  const edit = (part: LookChange) => change(`look:${Object.keys(part).join()}`, (own) => changeLook(own, part));
  const below = readBrand(client).settings;
  const { brandFont } = below.typography;
  const { form, own, put } = useCourseTheme(learniz, brandFont, edit);
  const errors = useThemeErrors(form);
  const key = JSON.stringify(mergeThemes(client, own));
  const theme: unknown = useMemo(() => JSON.parse(key), [key]);
  const looks = useMemo(() => {
    const { settings } = readBrand(theme);
    return [createTheme(settings, false), createTheme(settings, true)] as const;
  }, [theme]);
  const source = {
    own: t`Of this course`,
    below: t`The colour of your organisation`,
    back: t`As your organisation`,
  };
  const color = (name: "primary" | "secondary" | "tertiary", label: string, help: string) => (
    <ColorField
      name={name}
      label={label}
      help={help}
      value={form[name]}
      below={createTheme(below, false).colors[name === "primary" ? "brand" : name]}
      source={source}
      error={errors[name]}
      onChange={(typed) => put(name, typed)}
    >
      {!errors[name] && <ContrastNotes color={name} looks={looks} />}
    </ColorField>
  );
  return (
    <section className={styles.group}>
      <h2 className={styles.heading}>
        <Trans>Look</Trans>
      </h2>
      {color(
        "primary",
        t`Main colour`,
        t`Of marks, and of buttons unless it would be taken for an error. It is made darker or lighter where words would not be read.`,
      )}
      {color("secondary", t`Second colour`, t`The one beside it.`)}
      {color("tertiary", t`Third colour`, t`The light one beside them.`)}
      <TitleFields
        form={form}
        below={{
          font: t`${brandFont}, as your organisation`,
          titleRatio: String(Math.round(below.typography.clientTitle.ratio * 100)),
          titleSpacing: "",
        }}
        errors={errors}
        put={put}
      />
      <PreviewPart theme={theme} scheme="light" label={t`In the light`}>
        <PreviewPlayer />
      </PreviewPart>
      <PreviewPart theme={theme} scheme="dark" label={t`In the dark`}>
        <PreviewPlayer />
      </PreviewPart>
      <BackgroundField
        label={t`Picture behind the pages`}
        help={t`It stands for the course in the catalogue too, as long as the course has no cover.`}
        background={readBackground(look?.slideBackground)}
        onChange={(background) => edit({ slideBackground: background ? writeBackground(background) : undefined })}
      />
      <FileField
        label={t`Icon of the tab`}
        help={t`A small square picture.`}
        name={nameFile(look?.faviconUrl?.src ?? "", documentFiles)}
        kinds={["image"]}
        onChange={(file) => {
          if (file) noteFile(file);
          edit({ faviconUrl: file ? { src: `document:${file.slug}` } : undefined });
        }}
      />
      <OwnStyles
        styles={look?.themesCSS ?? ""}
        onChange={(typed) => edit({ themesCSS: typed === "" ? undefined : typed })}
      />
    </section>
  );
}
