// Knows how somebody who manages several clients switches to another one, from any page.
import { clientsMachine, connectClients, listClients } from "@academiz/application/clients";
import type { ManagedClient } from "@academiz/application/ports";
import { Button, type Column, Dialog } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useActor } from "@xstate/react";
import { Building2, SearchX } from "lucide-react";
import { useState } from "react";
import { OfficeList } from "../lists/office-list.tsx";
import { useCriteria } from "../lists/use-criteria.ts";
import { useLeaving } from "../office/leaving.ts";
import { useOffice, useSession } from "../office/office-context.ts";

export interface SwitchClientProps {
  readonly onClose: () => void;
}

export function SwitchClient({ onClose }: SwitchClientProps) {
  const { t } = useLingui();
  const { office, session } = useOffice();
  const { client } = useSession();
  const leave = useLeaving();
  const [asked, setAsked] = useState({ query: "", page: 1 });
  const criteria = { ...asked, order: "name", isActive: true } as const;
  const [snapshot, send] = useActor(clientsMachine, { input: { lister: listClients(office.clients), criteria } });
  const view = connectClients(snapshot);
  useCriteria(criteria, send);
  const columns: readonly Column<ManagedClient>[] = [
    { id: "name", header: t`Name`, heading: true, cell: ({ name }) => name },
    { id: "slug", header: t`Short name`, cell: ({ slug }) => slug },
  ];
  return (
    <Dialog
      open
      onClose={onClose}
      title={<Trans>Work in another client</Trans>}
      footer={
        <Button onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      }
    >
      <OfficeList
        label={t`Clients`}
        view={view}
        send={send}
        columns={columns}
        getKey={({ id }) => id}
        note={({ id }) => (id === client?.id ? t`You work in it` : null)}
        search={{
          label: t`Search by name or short name`,
          query: asked.query,
          onSearch: (query) => setAsked({ query, page: 1 }),
        }}
        onPage={(page) => setAsked({ ...asked, page })}
        door={({ id }) =>
          id === client?.id
            ? null
            : {
                onOpen: () => {
                  onClose();
                  leave(() => session.send({ type: "client.chosen", id }));
                },
              }
        }
        failure={<Trans>The clients could not be loaded</Trans>}
        empty={{ icon: <Building2 size={24} aria-hidden />, title: <Trans>No client yet</Trans>, text: null }}
        unmatched={{
          icon: <SearchX size={24} aria-hidden />,
          title: <Trans>No client matches</Trans>,
          text: <Trans>Try fewer words, or a part of the name.</Trans>,
        }}
      />
    </Dialog>
  );
}
