// Knows how anybody who was shown an attestation checks it without an account: whether it is genuine, and what its last
// copy says.
import type { CertificateGateway, CheckedAttestation, Trouble } from "@academiz/application/ports";
import type { ActionNature } from "@academiz/domain/classiz";
import { Duration, ErrorState, OutsidePage, Skeleton, SkeletonGroup, StatusChip, useBrand } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { CircleCheck } from "lucide-react";
import { useEffect, useState } from "react";
import { language } from "../site/i18n.ts";
import * as styles from "./certificate-page.css.ts";
import { Fact } from "./fact.tsx";
import { useCheck } from "./use-check.ts";

export interface AttestationPageProps {
  readonly code: string;
  readonly certificates: Pick<CertificateGateway, "checkAttestation">;
}

export function AttestationPage({ code, certificates }: AttestationPageProps) {
  const { t } = useLingui();
  const [tries, setTries] = useState(0);
  const checked = useCheck(certificates.checkAttestation, code, tries);
  useBrand(undefined);
  useEffect(() => {
    document.title = t`Check an attestation`;
  }, [t]);
  return (
    <OutsidePage language={language}>
      {checked === null ? (
        <SkeletonGroup>
          <Skeleton shape="title" width="half" />
          <Skeleton shape="block" />
          <Skeleton shape="block" />
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </SkeletonGroup>
      ) : checked.ok ? (
        <Genuine attestation={checked.value} />
      ) : (
        <Failure trouble={checked.error} onRetry={() => setTries(tries + 1)} />
      )}
    </OutsidePage>
  );
}

function Failure({ trouble, onRetry }: { readonly trouble: Trouble; readonly onRetry: () => void }) {
  const { kind, detail, requestId } = trouble;
  // An address that the server cannot read names none either.
  if (kind === "not-found" || kind === "invalid")
    return (
      <ErrorState level={1} title={<Trans>There is no attestation at this address</Trans>}>
        <Trans>
          Compare the address with the one on the attestation, letter by letter. If they are the same, the attestation
          is not genuine.
        </Trans>
      </ErrorState>
    );
  if (detail === "attestation.not-earned")
    return (
      <ErrorState level={1} title={<Trans>This attestation holds no more</Trans>}>
        <Trans>It was given, and what it attests was corrected since: the person was not there.</Trans>
      </ErrorState>
    );
  return (
    <ErrorState
      level={1}
      title={<Trans>The attestation could not be checked</Trans>}
      onRetry={onRetry}
      requestId={requestId}
    >
      {kind === "offline" ? (
        <Trans>There seems to be no connection. Check it, then try again.</Trans>
      ) : kind === "too-many" ? (
        <Trans>Many addresses that do not exist were asked for from here. Try again in some minutes.</Trans>
      ) : (
        <Trans>This says nothing about the attestation. Try again in a moment.</Trans>
      )}
    </ErrorState>
  );
}

function Genuine({ attestation }: { readonly attestation: CheckedAttestation }) {
  const { t, i18n } = useLingui();
  const { kind, learner, employer, provider, course, session, nature, number, seconds, planned } = attestation;
  const { from, until, issuedAt, givenAt, givenCount } = attestation;
  const day = (at: string) => i18n.date(at, { dateStyle: "long", timeZone: "UTC" });
  const natures: Readonly<Record<ActionNature, string>> = {
    training: t`Training`,
    assessment: t`Assessment of skills`,
    validation: t`Validation of experience`,
    apprenticeship: t`Apprenticeship training`,
  };
  return (
    <article className={styles.sheet} aria-labelledby="attestation">
      <header className={styles.head}>
        <StatusChip tone="success" icon={<CircleCheck size={16} aria-hidden />}>
          <Trans>Genuine</Trans>
        </StatusChip>
        <h1 id="attestation" className={styles.title}>
          {kind === "attestation" ? (
            <Trans>This attestation of attendance is genuine</Trans>
          ) : (
            <Trans>This certificate of completion is genuine</Trans>
          )}
        </h1>
        <p className={styles.note}>
          {givenCount > 1 ? (
            <Trans>
              Compare what stands here with copy no. {givenCount}, of {day(givenAt)}: it must be the same. A former copy
              may say less.
            </Trans>
          ) : (
            <Trans>Compare what stands here with what stands on the attestation: it must be the same.</Trans>
          )}
        </p>
      </header>
      <dl className={styles.facts}>
        <Fact name={<Trans>Given to</Trans>}>
          {learner ?? <Trans>The person had their account erased: their name is not kept any more.</Trans>}
        </Fact>
        <Fact name={<Trans>Employer</Trans>}>{employer}</Fact>
        <Fact name={<Trans>Title</Trans>}>{course}</Fact>
        <Fact name={<Trans>Session</Trans>}>{session}</Fact>
        <Fact name={<Trans>Nature of the action</Trans>}>{natures[nature]}</Fact>
        {from && until && (
          <Fact name={<Trans>Dates</Trans>}>
            {day(from) === day(until) ? day(from) : `${day(from)} – ${day(until)}`}
          </Fact>
        )}
        <Fact name={<Trans>Duration attended</Trans>}>
          {seconds === planned ? (
            <Duration seconds={seconds} />
          ) : (
            <Trans>
              <Duration seconds={seconds} /> of <Duration seconds={planned} /> planned
            </Trans>
          )}
        </Fact>
        <Fact name={<Trans>Issued by</Trans>}>{provider}</Fact>
        <Fact name={<Trans>Issued on</Trans>}>{day(issuedAt)}</Fact>
        <Fact name={<Trans>Number</Trans>}>{number}</Fact>
      </dl>
    </article>
  );
}
