// Knows how an administrator writes the terms of use that everybody of their organisation accepts (§3.25).
import { clientTermsMachine, connectClientTerms } from "@academiz/application/terms";
import { saysTerms, TERMS_LENGTH, type TermsTexts } from "@academiz/domain/clients";
import { Button, Card, ErrorState, Field, Skeleton, SkeletonGroup, TextArea } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useActor } from "@xstate/react";
import { type FormEvent, useState } from "react";
import { useOffice } from "../office/office-context.ts";
import { TroubleText } from "../office/trouble-text.tsx";
import { failure } from "../product/product.css.ts";
import * as styles from "./organisation.css.ts";

export function TermsTab() {
  const { t, i18n } = useLingui();
  const { office } = useOffice();
  const [snapshot, send] = useActor(clientTermsMachine, { input: { gateway: office.clientTerms } });
  const { phase, stored, isSaving, trouble } = connectClientTerms(snapshot);
  const [typed, setTyped] = useState<Partial<TermsTexts>>({});
  if (phase === "failed")
    return (
      <ErrorState
        title={<Trans>The terms of use could not be loaded</Trans>}
        requestId={trouble?.requestId}
        onRetry={() => send({ type: "retry.asked" })}
      >
        <TroubleText trouble={trouble} />
      </ErrorState>
    );
  if (!stored)
    return (
      <SkeletonGroup>
        <Skeleton shape="block" />
      </SkeletonGroup>
    );
  const texts = { ...stored.texts, ...typed };
  const isChanged = texts.fr.trim() !== stored.texts.fr || texts.en.trim() !== stored.texts.en;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isChanged && !isSaving) send({ type: "terms.written", texts });
  };
  const { version } = stored;
  const writtenAt = stored.writtenAt === null ? null : i18n.date(stored.writtenAt, { dateStyle: "long" });
  return (
    <Card
      title={<Trans>Terms of use</Trans>}
      description={
        <Trans>
          Everybody accepts them once when they sign in, and again after each change. Whoever reads a language in which
          they are not written reads them in the other one.
        </Trans>
      }
    >
      <form className={styles.stack} onSubmit={submit}>
        {trouble && (
          <div role="alert" className={failure}>
            <p>
              <Trans>Not saved.</Trans> <TroubleText trouble={trouble} />
            </p>
            <Button size="small" onClick={() => send({ type: "retry.asked" })}>
              <Trans>Load it again</Trans>
            </Button>
          </div>
        )}
        <Field label={t`In French`}>
          <TextArea
            rows={10}
            lang="fr"
            maxLength={TERMS_LENGTH}
            value={texts.fr}
            onChange={(event) => setTyped({ ...typed, fr: event.target.value })}
          />
        </Field>
        <Field label={t`In English`}>
          <TextArea
            rows={10}
            lang="en"
            maxLength={TERMS_LENGTH}
            value={texts.en}
            onChange={(event) => setTyped({ ...typed, en: event.target.value })}
          />
        </Field>
        <p role="status" className={styles.help}>
          {writtenAt === null || !saysTerms(stored.texts) ? (
            <Trans>There are none: nobody is asked.</Trans>
          ) : (
            <Trans>
              Version {version}, of {writtenAt}.
            </Trans>
          )}
        </p>
        <div className={styles.line}>
          <Button type="submit" variant="primary" loading={isSaving} disabled={!isChanged}>
            <Trans>Publish the terms</Trans>
          </Button>
        </div>
      </form>
    </Card>
  );
}
