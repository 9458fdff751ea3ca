// Knows how learners find their attestations of sessions, and download them again.
import type { MyLearningGateway, OwnAttestation } from "@academiz/application/ports";
import {
  Button,
  type Column,
  EmptyState,
  findProblemWords,
  Link,
  saveBytes,
  Table,
  useToasts,
  When,
} from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { Link as RouterLink } from "@tanstack/react-router";
import { BadgeCheck, Download } from "lucide-react";
import { useState } from "react";

export interface AttestationsTableProps {
  readonly attestations: readonly OwnAttestation[];
  readonly take: MyLearningGateway["takeAttestation"];
}

export function AttestationsTable({ attestations, take }: AttestationsTableProps) {
  const { t, i18n } = useLingui();
  const notify = useToasts();
  const [taken, setTaken] = useState<string | null>(null);
  const download = async (code: string) => {
    setTaken(code);
    const file = await take(code, Intl.DateTimeFormat().resolvedOptions().timeZone);
    setTaken(null);
    if (file.ok) return saveBytes(file.value.name, "application/pdf", file.value.bytes);
    const words = findProblemWords(file.error.detail);
    notify({ kind: "error", text: words ? i18n._(words) : t`The file could not be made. Check your connection.` });
  };
  const kinds = { attestation: t`Attestation of attendance`, certificate: t`Certificate of completion` } as const;
  const columns: readonly Column<OwnAttestation>[] = [
    { id: "course", header: t`Session`, heading: true, cell: ({ course, session }) => `${course} – ${session}` },
    { id: "kind", header: t`Document`, cell: ({ kind }) => kinds[kind] },
    {
      id: "number",
      header: t`Number`,
      cell: ({ number, code }) => (
        <Link alone render={<RouterLink to="/attestation/$code" params={{ code }} />}>
          {number}
        </Link>
      ),
    },
    { id: "issued", header: t`Given`, cell: ({ issuedAt }) => <When at={issuedAt} /> },
    {
      id: "file",
      header: t`File`,
      align: "end",
      cell: ({ code, number }) => (
        <Button
          size="small"
          icon={<Download size={16} aria-hidden />}
          loading={taken === code}
          aria-label={t`Download ${number} (PDF)`}
          onClick={() => void download(code)}
        >
          <Trans>PDF</Trans>
        </Button>
      ),
    },
  ];
  return (
    <Table
      label={t`My attestations`}
      columns={columns}
      rows={attestations}
      getKey={({ code }) => code}
      empty={
        <EmptyState icon={<BadgeCheck size={24} aria-hidden />} title={<Trans>No attestation yet</Trans>}>
          <Trans>You take the attestation of a session on the page of its classroom, once it is over.</Trans>
        </EmptyState>
      }
    />
  );
}
