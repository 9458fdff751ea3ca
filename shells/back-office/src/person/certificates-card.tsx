// Knows how the certificates of one person are listed, and how an administrator withdraws one and says why.
import type { PersonCertificate, PersonPages } from "@academiz/application/ports";
import { connectSubmission, createSubmissionMachine } from "@academiz/application/submission";
import {
  Button,
  Card,
  type Column,
  EmptyState,
  FormDialog,
  Link as PageLink,
  StatusChip,
  Table,
  useDraft,
  useToasts,
  When,
} from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useActor } from "@xstate/react";
import { Award } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import { TroubleText } from "../office/trouble-text.tsx";
import { failure } from "../product/product.css.ts";

export interface CertificatesCardProps {
  readonly certificates: readonly PersonCertificate[];
  readonly withdraw: PersonPages["withdrawCertificate"];
  /** Called once it is stored. */
  readonly onWithdrawn: () => void;
}

export function CertificatesCard({ certificates, withdraw, onWithdrawn }: CertificatesCardProps) {
  const { t } = useLingui();
  const notify = useToasts();
  const [asked, setAsked] = useState<PersonCertificate | null>(null);
  const columns: readonly Column<PersonCertificate>[] = [
    { id: "course", header: t`Course`, heading: true, cell: ({ course }) => course },
    {
      id: "number",
      header: t`Number`,
      cell: ({ number, code }) => (
        <PageLink alone href={`/certificate/${code}`} target="_blank" rel="noreferrer">
          {number}
        </PageLink>
      ),
    },
    { id: "issued", header: t`Issued`, cell: ({ issuedAt }) => <When at={issuedAt} /> },
    {
      id: "state",
      header: t`Status`,
      cell: ({ revokedAt }) =>
        revokedAt === null ? (
          <StatusChip tone="success">
            <Trans>Good</Trans>
          </StatusChip>
        ) : (
          <StatusChip tone="warning">
            <Trans>
              Withdrawn <When at={revokedAt} />
            </Trans>
          </StatusChip>
        ),
    },
    {
      id: "withdraw",
      header: t`Withdrawal`,
      cell: (one) =>
        one.revokedAt === null ? (
          <Button size="small" aria-label={t`Withdraw certificate ${one.number}`} onClick={() => setAsked(one)}>
            <Trans>Withdraw…</Trans>
          </Button>
        ) : (
          "–"
        ),
    },
  ];
  return (
    <Card
      title={<Trans>Certificates</Trans>}
      description={<Trans>The number leads to what whoever checks it sees.</Trans>}
    >
      <Table
        label={t`Certificates`}
        columns={columns}
        rows={certificates}
        getKey={({ code }) => code}
        empty={
          <EmptyState icon={<Award size={24} aria-hidden />} title={<Trans>No certificate yet</Trans>}>
            <Trans>Each certificate appears here once this person has taken it.</Trans>
          </EmptyState>
        }
      />
      {asked && (
        <WithdrawDialog
          certificate={asked}
          withdraw={withdraw}
          onClose={() => setAsked(null)}
          onWithdrawn={() => {
            setAsked(null);
            notify({ kind: "success", text: t`The certificate is withdrawn` });
            onWithdrawn();
          }}
        />
      )}
    </Card>
  );
}

const submission = createSubmissionMachine<string>();

interface WithdrawDialogProps extends Pick<CertificatesCardProps, "withdraw" | "onWithdrawn"> {
  readonly certificate: PersonCertificate;
  readonly onClose: () => void;
}

function WithdrawDialog({
  certificate: { code, number, course },
  withdraw,
  onClose,
  onWithdrawn,
}: WithdrawDialogProps) {
  const { t } = useLingui();
  const draft = useDraft({ reason: "" });
  const [snapshot, send] = useActor(submission, { input: { submit: (reason) => withdraw(code, reason) } });
  const { isBusy, isTaken, trouble } = connectSubmission(snapshot);
  const tell = useEffectEvent(onWithdrawn);
  useEffect(() => {
    if (isTaken) tell();
  }, [isTaken]);
  return (
    <FormDialog
      title={<Trans>Withdraw certificate {number}?</Trans>}
      description={t`${course}. Whoever checks it at its address is told that it is not good any more, and it is not given again. This cannot be undone.`}
      submitLabel={t`Withdraw the certificate`}
      isBusy={isBusy}
      onClose={onClose}
      draft={draft}
      fields={[
        {
          kind: "line",
          name: "reason",
          label: t`Reason`,
          help: t`Kept for 13 months among what was done to this account, which its person may ask for.`,
          maxLength: 200,
        },
      ]}
      errors={{ ...(draft.values.reason.trim() === "" && { reason: t`Say why it is withdrawn.` }) }}
      onSubmit={({ reason }) => send({ type: "form.submitted", values: reason.trim() })}
    >
      {trouble && (
        <p role="alert" className={failure}>
          <TroubleText trouble={trouble} />
        </p>
      )}
    </FormDialog>
  );
}
