// Knows how an author gives a course a look of its own beside the client's (§3.112–§3.118).
import { readFileSlug } from "@academiz/domain/interactivities";
import { changeLook, type LookChange } from "@academiz/domain/learniz";
import { Button, Field, TextInput } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { RotateCcw } from "lucide-react";
import { FileField } from "../../library/choosing/file-field.tsx";
import { useStudio } from "../common/studio-context.ts";
import * as styles from "./inspector.css.ts";

/** Where nothing is chosen the box of a browser must show some colour. */
const ANY = "#444444";

export function CourseLook() {
  const { t } = useLingui();
  const { learniz, change, documentFiles, noteFile } = useStudio();
  const { styleParams } = learniz.params;
  const look = styleParams?.status === "CUSTOM" ? styleParams : undefined;
  const hasColors = [look?.primaryColor, look?.darkColor, look?.lightColor].some((color) => color !== undefined);
  const edit = (part: LookChange) => change(`look:${Object.keys(part).join()}`, (own) => changeLook(own, part));
  const nameFile = (src: string | undefined) =>
    src === undefined ? null : (documentFiles.find(({ slug }) => slug === readFileSlug(src))?.name ?? src);
  const background = look?.slideBackground;
  return (
    <section className={styles.group}>
      <h2 className={styles.heading}>
        <Trans>Look</Trans>
      </h2>
      <Field
        label={t`Main colour`}
        help={t`Of buttons and marks. It is made darker or lighter where words would not be read.`}
      >
        <div className={styles.line}>
          <input
            type="color"
            aria-label={t`Main colour`}
            className={styles.color}
            value={look?.primaryColor ?? ANY}
            onChange={({ target }) => edit({ primaryColor: target.value })}
          />
          {!hasColors ? (
            <span className={styles.note}>
              <Trans>The colour of your organisation</Trans>
            </span>
          ) : (
            <Button
              size="small"
              variant="quiet"
              icon={<RotateCcw size={16} aria-hidden />}
              onClick={() => edit({ primaryColor: undefined, darkColor: undefined, lightColor: undefined })}
            >
              <Trans>As your organisation</Trans>
            </Button>
          )}
        </div>
      </Field>
      <FileField
        label={t`Picture behind the pages`}
        help={t`It stands for the course in the catalogue too.`}
        name={nameFile(background?.src)}
        kinds={["image"]}
        onChange={(file) => {
          if (file) noteFile(file);
          edit({
            slideBackground: file
              ? {
                  type: "IMAGE",
                  src: `document:${file.slug}`,
                  alt: file.alternative ?? "",
                }
              : undefined,
          });
        }}
      />
      {background?.src !== undefined && (
        <div data-settings="background">
          <Field label={t`What the picture shows`} help={t`Empty: it is only decoration.`}>
            <TextInput
              value={background.alt ?? ""}
              onChange={({ target }) => edit({ slideBackground: { ...background, alt: target.value } })}
            />
          </Field>
        </div>
      )}
      <FileField
        label={t`Icon of the tab`}
        help={t`A small square picture.`}
        name={nameFile(look?.faviconUrl?.src)}
        kinds={["image"]}
        onChange={(file) => {
          if (file) noteFile(file);
          edit({ faviconUrl: file ? { src: `document:${file.slug}` } : undefined });
        }}
      />
    </section>
  );
}
