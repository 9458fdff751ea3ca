// Knows how the size of each client's files is shown.
import type { ClientStorage, PlatformState } from "@academiz/application/ports";
import { Card, type Column, EmptyState, Table } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { HardDrive } from "lucide-react";
import { useBytes } from "../office/use-bytes.ts";
import * as styles from "./platform.css.ts";

export function StorageCard({ storage: { bytes, clients } }: { readonly storage: PlatformState["storage"] }) {
  const { t, i18n } = useLingui();
  const weigh = useBytes();
  const all = weigh(bytes);
  const columns: readonly Column<ClientStorage>[] = [
    { id: "client", header: t`Client`, heading: true, cell: ({ clientName }) => clientName },
    { id: "files", header: t`Files`, align: "end", cell: ({ files }) => i18n.number(files) },
    { id: "bytes", header: t`Weight`, align: "end", cell: (client) => weigh(client.bytes) },
  ];
  const told = clients.reduce((sum, client) => sum + client.bytes, 0);
  return (
    <Card
      title={<Trans>Storage</Trans>}
      description={<Trans>{all} in the libraries of all clients, uploaded packages included.</Trans>}
    >
      <Table
        label={t`Storage by client`}
        columns={columns}
        rows={clients}
        getKey={({ clientId }) => clientId}
        empty={
          <EmptyState icon={<HardDrive size={24} aria-hidden />} title={<Trans>No client keeps a file yet</Trans>} />
        }
      />
      {told < bytes && (
        <p className={styles.quiet}>
          <Trans>The 50 heaviest are listed.</Trans>
        </p>
      )}
    </Card>
  );
}
