// Knows the page of clients: of the whole platform for super administrators, else one’s own and those below it.
import { clientsMachine, connectClients, listClients } from "@academiz/application/clients";
import type { ClientDetails, ManagedClient } from "@academiz/application/ports";
import type { Plugin } from "@academiz/domain/clients";
import {
  Button,
  type Column,
  ConfirmDialog,
  PageHeader,
  Select,
  StatusChip,
  type TableSort,
  useToasts,
} from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useActor } from "@xstate/react";
import { Building2, Plus, SearchX } from "lucide-react";
import { useState } from "react";
import { OfficeList } from "../lists/office-list.tsx";
import { useCriteria } from "../lists/use-criteria.ts";
import { useLeaving } from "../office/leaving.ts";
import { useOffice, useSession } from "../office/office-context.ts";
import { NoRight } from "../office/pages/no-right.tsx";
import { useTroubleWords } from "../office/use-trouble-words.ts";
import { LicenceDialog } from "../organisation/licence-dialog.tsx";
import * as styles from "../organisation/organisation.css.ts";
import { type ClientAct, ClientActions } from "./client-actions.tsx";
import { ClientPanel, type Invited } from "./client-panel.tsx";
import { readClientCriteria, readClientsSearch } from "./clients-search.ts";
import { InvitedDialog } from "./invited-dialog.tsx";
import { ServicesDialog } from "./services-dialog.tsx";

export function ClientsPage() {
  const { mayTendClients } = useSession();
  return mayTendClients ? <AllClients /> : <NoRight />;
}

type Asked =
  | { readonly act: "new"; readonly parent: Pick<ManagedClient, "id" | "name"> | null }
  | { readonly act: "edit" | "close" | "remove"; readonly client: ManagedClient }
  | { readonly act: "invited"; readonly invited: Invited }
  | { readonly act: "licence" | "services"; readonly client: ClientDetails };

function AllClients() {
  const { t } = useLingui();
  const notify = useToasts();
  const sayTrouble = useTroubleWords();
  const leave = useLeaving();
  const { office, session } = useOffice();
  const { client: current, user, mayManageClients } = useSession();
  const top = mayManageClients || !user ? null : user.client;
  const directory = office.clients;
  const search = useSearch({ from: "/gate/layout/clients" });
  const navigate = useNavigate({ from: "/clients" });
  const criteria = readClientCriteria(search);
  const [snapshot, send] = useActor(clientsMachine, { input: { lister: listClients(directory), criteria } });
  const view = connectClients(snapshot);
  useCriteria(criteria, send);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [isBusy, setBusy] = useState(false);
  const put = (part: Readonly<Record<string, unknown>>, replace = false) =>
    void navigate({ replace, search: (before) => ({ ...readClientsSearch({ ...before, page: 1, ...part }) }) });

  const carryOut = async (done: ReturnType<typeof directory.activate>, words: string) => {
    setAsked(null);
    const answer = await done;
    if (!answer.ok) return notify({ kind: "error", text: sayTrouble(answer.error) });
    notify({ kind: "success", text: words });
    send({ type: "retry.asked" });
  };
  /** What was typed stays where it was refused. */
  const keepServices = async (id: string, plugins: readonly Plugin[]) => {
    setBusy(true);
    const answer = await directory.writePlugins(id, plugins);
    setBusy(false);
    if (!answer.ok) return notify({ kind: "error", text: sayTrouble(answer.error) });
    notify({ kind: "success", text: t`Saved` });
    setAsked(null);
  };
  const act = async (client: ManagedClient, what: ClientAct) => {
    if (what === "switch") leave(() => session.send({ type: "client.chosen", id: client.id }));
    else if (what === "edit" || what === "remove") setAsked({ act: what, client });
    else if (what === "below") setAsked({ act: "new", parent: client });
    else if (what === "activate") {
      if (client.active) setAsked({ act: "close", client });
      else await carryOut(directory.activate(client.id, true), t`${client.name} is open`);
    } else {
      const details = await directory.read(client.id);
      if (details.ok) setAsked({ act: what, client: details.value });
      else notify({ kind: "error", text: sayTrouble(details.error) });
    }
  };

  const names = new Map(view.rows.map(({ id, name }) => [id, name]));
  const columns: readonly Column<ManagedClient>[] = [
    { id: "name", header: t`Name`, heading: true, sortable: true, cell: ({ name }) => name },
    { id: "slug", header: t`Short name`, sortable: true, cell: ({ slug }) => slug },
    { id: "type", header: t`Type`, cell: ({ type }) => type ?? "–" },
    {
      id: "state",
      header: t`State`,
      cell: ({ active }) =>
        active ? (
          <StatusChip tone="success">
            <Trans>Active</Trans>
          </StatusChip>
        ) : (
          <StatusChip>
            <Trans>Closed</Trans>
          </StatusChip>
        ),
    },
  ];
  const create = (
    <Button
      variant="primary"
      icon={<Plus size={20} aria-hidden />}
      onClick={() => setAsked({ act: "new", parent: top })}
    >
      <Trans>New client</Trans>
    </Button>
  );
  const showAll = () => void navigate({ search: {} });
  return (
    <div className={styles.page}>
      <title>{t`Clients – Academiz`}</title>
      <PageHeader
        title={<Trans>Clients</Trans>}
        description={
          mayManageClients ? (
            <Trans>
              The organisations of this platform. A new one is made with its first administrator, who brings in its
              people.
            </Trans>
          ) : (
            <Trans>
              Your organisation and those below it. A new one is made with its first administrator, who brings in its
              people.
            </Trans>
          )
        }
        actions={create}
      />
      <OfficeList
        label={t`Clients`}
        view={view}
        send={send}
        columns={columns}
        getKey={({ id }) => id}
        note={({ id, parentId }) => {
          const parent = parentId === null ? undefined : names.get(parentId);
          if (id === current?.id) return t`You work in it`;
          return parentId === null ? null : parent === undefined ? t`Below another client` : t`Below ${parent}`;
        }}
        search={{ label: t`Search by name or short name`, query: criteria.query, onSearch: (q) => put({ q }, true) }}
        tools={
          <div className={styles.filter}>
            <Select
              aria-label={t`State`}
              value={search.state ?? ""}
              options={[
                { value: "", label: t`Active or closed` },
                { value: "active", label: t`Active` },
                { value: "inactive", label: t`Closed` },
              ]}
              onValueChange={(state) => put({ state: state === "" ? undefined : state })}
            />
          </div>
        }
        sort={{
          column: criteria.order.replace("-", ""),
          direction: criteria.order.startsWith("-") ? "descending" : "ascending",
        }}
        onSort={({ column, direction }: TableSort) =>
          put({ sort: `${direction === "descending" ? "-" : ""}${column}` })
        }
        onPage={(page) => put({ page })}
        door={(client) => ({ onOpen: () => setAsked({ act: "edit", client }) })}
        menu={(client) => (
          <ClientActions
            client={client}
            isCurrent={client.id === current?.id}
            isSuper={mayManageClients}
            isOwn={client.id === current?.id || client.id === user?.client.id}
            onAct={(what) => void act(client, what)}
          />
        )}
        failure={<Trans>The clients could not be loaded</Trans>}
        empty={{
          icon: <Building2 size={24} aria-hidden />,
          title: <Trans>No client yet</Trans>,
          text: <Trans>Create the first one.</Trans>,
          action: create,
        }}
        unmatched={{
          icon: <SearchX size={24} aria-hidden />,
          title: <Trans>No client matches</Trans>,
          text: <Trans>Try fewer words, or a part of the name.</Trans>,
          action: (
            <Button onClick={showAll}>
              <Trans>Show all clients</Trans>
            </Button>
          ),
        }}
      />
      {(asked?.act === "new" || asked?.act === "edit") && (
        <ClientPanel
          directory={directory}
          client={asked.act === "edit" ? asked.client : null}
          parent={asked.act === "new" ? asked.parent : null}
          isWhole={mayManageClients}
          onClose={() => setAsked(null)}
          onSaved={(name, invited) => {
            setAsked(invited === null ? null : { act: "invited", invited });
            notify({ kind: "success", text: t`${name} is saved` });
            send({ type: "retry.asked" });
          }}
        />
      )}
      {asked?.act === "invited" && <InvitedDialog invited={asked.invited} onClose={() => setAsked(null)} />}
      {asked?.act === "licence" && (
        <LicenceDialog
          licence={asked.client.licence}
          onClose={() => setAsked(null)}
          onConfirm={(licence) => void carryOut(directory.writeLicence(asked.client.id, licence), t`Saved`)}
        />
      )}
      {asked?.act === "services" && (
        <ServicesDialog
          clientName={asked.client.name}
          plugins={asked.client.plugins}
          onClose={() => setAsked(null)}
          isBusy={isBusy}
          onConfirm={(plugins) => void keepServices(asked.client.id, plugins)}
        />
      )}
      {asked?.act === "close" && (
        <ConfirmDialog
          open
          danger
          title={<Trans>Close {asked.client.name}?</Trans>}
          confirmLabel={t`Close the client`}
          onCancel={() => setAsked(null)}
          onConfirm={() => void carryOut(directory.activate(asked.client.id, false), t`${asked.client.name} is closed`)}
        >
          <Trans>
            Nobody of it signs in any more, and whoever is signed in is signed out. Nothing is deleted: it can be opened
            again.
          </Trans>
        </ConfirmDialog>
      )}
      {asked?.act === "remove" && (
        <ConfirmDialog
          open
          danger
          typedName={asked.client.name}
          title={<Trans>Delete {asked.client.name}?</Trans>}
          confirmLabel={t`Delete the client`}
          onCancel={() => setAsked(null)}
          onConfirm={() => void carryOut(directory.remove(asked.client.id), t`${asked.client.name} is deleted`)}
        >
          <Trans>
            Its places, criteria, tags, licences and look go with it. A client that still has people, products or
            clients below it is not deleted. This cannot be undone.
          </Trans>
        </ConfirmDialog>
      )}
    </div>
  );
}
