// Knows the outbox: what mail left the platform, waits, failed, or stays here where no mail server is set.
import { connectMailbox, listMails, type MailboxView, mailboxMachine } from "@academiz/application/mailbox";
import type { MailRow } from "@academiz/application/ports";
import { Card, type Column, EmptyState, PageHeader, Table, When } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useActor } from "@xstate/react";
import { Mail, MailWarning } from "lucide-react";
import { useEffect, useRef } from "react";
import { ListState } from "../lists/list-state.tsx";
import { PageTurner } from "../lists/page-turner.tsx";
import { RefreshButton } from "../lists/refresh-button.tsx";
import { useOffice, useSession } from "../office/office-context.ts";
import { MailDialog } from "./mail-dialog.tsx";
import { MailStatus } from "./mail-status.tsx";
import * as styles from "./mails-page.css.ts";

export function MailsPage() {
  const { t } = useLingui();
  const { office } = useOffice();
  const isSuper = useSession().user?.roles.includes("ROLE_SUPER_ADMIN");
  const { page = 1 } = useSearch({ from: "/gate/layout/mails" });
  const navigate = useNavigate({ from: "/mails" });
  const [snapshot, send] = useActor(mailboxMachine, {
    input: { lister: listMails(office.mailbox), criteria: { page } },
  });
  const view = connectMailbox(snapshot);
  const asked = useRef(page);
  useEffect(() => {
    if (asked.current === page) return;
    asked.current = page;
    send({ type: "criteria.changed", criteria: { page } });
  }, [page, send]);
  return (
    <div className={styles.page}>
      <title>{t`Mails – Academiz`}</title>
      <PageHeader
        title={<Trans>Mails</Trans>}
        description={
          <Trans>What the platform writes to people: links to an account, and nothing that they did not ask for.</Trans>
        }
        actions={<RefreshButton isRefreshing={view.isRefreshing} onClick={() => send({ type: "retry.asked" })} />}
      />
      {view.phase === "ready" && !view.leaves && (
        <p className={styles.notice}>
          <MailWarning size={20} aria-hidden />
          {isSuper ? (
            <Trans>No mail server is set: mails stay here. Open one to pass its link on yourself.</Trans>
          ) : (
            <Trans>No mail server is set: mails stay here. A super administrator can pass their links on.</Trans>
          )}
        </p>
      )}
      <ListState
        view={view}
        failure={<Trans>The mails could not be loaded</Trans>}
        onRetry={() => send({ type: "retry.asked" })}
      />
      {view.phase === "ready" && view.rows.length === 0 && (
        <EmptyState icon={<Mail size={24} aria-hidden />} title={<Trans>No mail yet</Trans>}>
          <Trans>Whoever asks for a new password is written to, and the mail appears here.</Trans>
        </EmptyState>
      )}
      {view.phase === "ready" && view.rows.length > 0 && (
        <MailList
          view={view}
          onOpen={(id) => send({ type: "row.opened", id })}
          onPage={(next) => void navigate({ search: next > 1 ? { page: next } : {} })}
        />
      )}
      {view.open && (
        <MailDialog
          open={view.open}
          leaves={view.leaves}
          onClose={() => send({ type: "row.closed" })}
          onRetry={() => send({ type: "retry.asked" })}
        />
      )}
    </div>
  );
}

interface MailListProps {
  readonly view: MailboxView;
  readonly onOpen: (id: string) => void;
  readonly onPage: (page: number) => void;
}

function MailList({ view, onOpen, onPage }: MailListProps) {
  const { t } = useLingui();
  const { page, pageCount, range } = view;
  const columns: readonly Column<MailRow>[] = [
    {
      id: "subject",
      header: t`Subject`,
      heading: true,
      cell: ({ id, subject }) => (
        <button type="button" className={styles.subject} onClick={() => onOpen(id)}>
          {subject}
        </button>
      ),
    },
    { id: "to", header: t`To`, cell: ({ to }) => <span className={styles.address}>{to}</span> },
    { id: "status", header: t`Status`, cell: ({ status }) => <MailStatus status={status} /> },
    { id: "createdAt", header: t`Written`, cell: ({ createdAt }) => <When at={createdAt} /> },
  ];
  return (
    <div className={styles.list} aria-busy={view.isRefreshing}>
      <Card padded={false}>
        <Table label={t`Mails`} columns={columns} rows={view.rows} getKey={({ id }) => id} />
      </Card>
      <PageTurner label={t`Pages of mails`} page={page} pageCount={pageCount} range={range} onPage={onPage} />
    </div>
  );
}
