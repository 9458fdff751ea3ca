// Knows how anybody who was shown a certificate checks it, without an account: whether it is genuine, and what it says.
import type { CertificateGateway, CheckedCertificate } from "@academiz/application/ports";
import { ErrorState, OutsidePage, Skeleton, SkeletonGroup, StatusChip, useBrand } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { CircleCheck, CircleX } from "lucide-react";
import { useEffect, useState } from "react";
import { language } from "../site/i18n.ts";
import * as styles from "./certificate-page.css.ts";
import { Fact } from "./fact.tsx";
import { useCheck } from "./use-check.ts";

export interface CertificatePageProps {
  readonly code: string;
  readonly certificates: CertificateGateway;
}
type Checked = Awaited<ReturnType<CertificateGateway["check"]>>;

export function CertificatePage({ code, certificates }: CertificatePageProps) {
  const { t } = useLingui();
  const [tries, setTries] = useState(0);
  const checked = useCheck(certificates.check, code, tries);
  useBrand(undefined);
  useEffect(() => {
    document.title = t`Check a certificate`;
  }, [t]);
  return (
    <OutsidePage language={language}>
      {checked === null ? (
        <SkeletonGroup>
          <Skeleton shape="title" width="half" />
          <Skeleton shape="block" />
        </SkeletonGroup>
      ) : checked.ok ? (
        <Genuine certificate={checked.value} />
      ) : (
        <Failure error={checked.error} onRetry={() => setTries(tries + 1)} />
      )}
    </OutsidePage>
  );
}

function Failure({
  error: { kind, requestId },
  onRetry,
}: {
  readonly error: Extract<Checked, { readonly ok: false }>["error"];
  readonly onRetry: () => void;
}) {
  // An address that the server cannot read names none either.
  if (kind === "not-found" || kind === "invalid")
    return (
      <ErrorState level={1} title={<Trans>There is no certificate at this address</Trans>}>
        <Trans>
          Compare the address with the one on the certificate, letter by letter. If they are the same, the certificate
          is not genuine.
        </Trans>
      </ErrorState>
    );
  return (
    <ErrorState
      level={1}
      title={<Trans>The certificate could not be checked</Trans>}
      onRetry={onRetry}
      requestId={requestId}
    >
      {kind === "offline" ? (
        <Trans>There seems to be no connection. Check it, then try again.</Trans>
      ) : kind === "too-many" ? (
        <Trans>Many addresses that do not exist were asked for from here. Try again in some minutes.</Trans>
      ) : (
        <Trans>This says nothing about the certificate. Try again in a moment.</Trans>
      )}
    </ErrorState>
  );
}

function Genuine({ certificate }: { readonly certificate: CheckedCertificate }) {
  const { i18n } = useLingui();
  const { learner, title, course, issuer, completedAt, number, revokedAt, timeZone } = certificate;
  /** The day in the client's time zone, as it is printed. */
  const day = (at: string) => i18n.date(at, { dateStyle: "long", timeZone });
  const isGood = revokedAt === null;
  return (
    <article className={styles.sheet} aria-labelledby="certificate">
      <header className={styles.head}>
        {isGood ? (
          <StatusChip tone="success" icon={<CircleCheck size={16} aria-hidden />}>
            <Trans>Genuine</Trans>
          </StatusChip>
        ) : (
          <StatusChip tone="warning" icon={<CircleX size={16} aria-hidden />}>
            <Trans>Withdrawn</Trans>
          </StatusChip>
        )}
        <h1 id="certificate" className={styles.title}>
          {isGood ? <Trans>This certificate is genuine</Trans> : <Trans>This certificate is not good any more</Trans>}
        </h1>
        <p className={styles.note}>
          {isGood ? (
            <Trans>Compare what stands here with what stands on the certificate: it must be the same.</Trans>
          ) : (
            <Trans>
              It was issued, and {issuer} withdrew it on {day(revokedAt)}.
            </Trans>
          )}
        </p>
      </header>
      <dl className={styles.facts}>
        <Fact name={<Trans>Given to</Trans>}>
          {learner ?? <Trans>The person had their account erased: their name is not kept any more.</Trans>}
        </Fact>
        <Fact name={<Trans>For the course</Trans>}>{course}</Fact>
        {title !== "" && <Fact name={<Trans>As</Trans>}>{title}</Fact>}
        <Fact name={<Trans>Completed on</Trans>}>{day(completedAt)}</Fact>
        <Fact name={<Trans>Issued by</Trans>}>{issuer}</Fact>
        <Fact name={<Trans>Number</Trans>}>{number}</Fact>
      </dl>
    </article>
  );
}
