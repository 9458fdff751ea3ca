// Knows how learners find the certificates that they were given.
import type { PersonCertificate } from "@academiz/application/ports";
import { type Column, EmptyState, Link, StatusChip, Table, When } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { Link as RouterLink } from "@tanstack/react-router";
import { Award } from "lucide-react";

export interface CertificatesTableProps {
  readonly certificates: readonly PersonCertificate[];
}

export function CertificatesTable({ certificates }: CertificatesTableProps) {
  const { t } = useLingui();
  const columns: readonly Column<PersonCertificate>[] = [
    { id: "course", header: t`Course`, heading: true, cell: ({ course }) => course },
    {
      id: "number",
      header: t`Number`,
      cell: ({ number, code }) => (
        <Link alone render={<RouterLink to="/certificate/$code" params={{ code }} />}>
          {number}
        </Link>
      ),
    },
    { id: "issued", header: t`Given`, cell: ({ issuedAt }) => <When at={issuedAt} /> },
    {
      id: "state",
      header: t`Status`,
      cell: ({ revokedAt }) =>
        revokedAt === null ? (
          <StatusChip tone="success">
            <Trans>Genuine</Trans>
          </StatusChip>
        ) : (
          <StatusChip tone="warning">
            <Trans>Withdrawn</Trans>
          </StatusChip>
        ),
    },
  ];
  return (
    <Table
      label={t`My certificates`}
      columns={columns}
      rows={certificates}
      getKey={({ code }) => code}
      empty={
        <EmptyState icon={<Award size={24} aria-hidden />} title={<Trans>No certificate yet</Trans>}>
          <Trans>You take the certificate of a course here, or on its card, once you have completed it.</Trans>
        </EmptyState>
      }
    />
  );
}
