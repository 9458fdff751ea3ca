// Knows how an author switches on the certificate of a course, and writes its words.
import { CERTIFICATE_TITLE_LENGTH } from "@academiz/domain/certificates";
import type { Learniz } from "@academiz/domain/learniz";
import { Field, Switch, TextInput } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useLearniz, useStudio } from "../common/studio-context.ts";
import * as styles from "./inspector.css.ts";

type Certificate = NonNullable<Learniz["params"]["certificate"]>;

export function CourseCertificate() {
  const { t } = useLingui();
  const learniz = useLearniz();
  const { change } = useStudio();
  const { certificate } = learniz.params;
  const turn = (isOn: boolean) =>
    change("certificate", (own) => {
      const { certificate: _, ...others } = own.params;
      return { ...own, params: isOn ? { ...others, certificate: {} } : others };
    });
  const edit = (part: Certificate) =>
    change(`certificate:${Object.keys(part).join()}`, (own) => ({
      ...own,
      params: { ...own.params, certificate: { ...own.params.certificate, ...part } },
    }));
  return (
    <section className={styles.group} data-settings="certificate">
      <h2 className={styles.heading}>
        <Trans>Certificate</Trans>
      </h2>
      <Switch
        checked={certificate !== undefined}
        onCheckedChange={turn}
        help={t`Whoever completes the course, and reaches the minimum score where there is one, downloads a PDF with their name, the course, the day, a number and an address by which anybody checks it. Not in exported packages.`}
      >
        <Trans>Give a certificate</Trans>
      </Switch>
      {certificate && (
        <>
          <Field
            label={t`Title of the certificate`}
            help={
              learniz.local === "FR"
                ? t`Empty: “Certificat de réussite”, in the language of the course.`
                : t`Empty: “Certificate of completion”, in the language of the course.`
            }
            optional
          >
            <TextInput
              value={certificate.title ?? ""}
              maxLength={CERTIFICATE_TITLE_LENGTH}
              onChange={({ target }) => edit({ title: target.value })}
            />
          </Field>
          <Switch
            checked={!certificate.hidesMark}
            onCheckedChange={(shows) => edit({ hidesMark: !shows })}
            help={t`When the course has a score, as your organisation writes marks.`}
          >
            <Trans>Say the result</Trans>
          </Switch>
          <Switch
            checked={!certificate.hidesDuration}
            onCheckedChange={(shows) => edit({ hidesDuration: !shows })}
            help={t`The durations of the chapters together, where they are given.`}
          >
            <Trans>Say the duration</Trans>
          </Switch>
        </>
      )}
    </section>
  );
}
