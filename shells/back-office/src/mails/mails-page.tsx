// Knows the outbox: mails that were sent, wait, failed, or stay here where no mail server is set.
import { connectMailbox, listMails, mailboxMachine } from "@academiz/application/mailbox";
import type { MailRow } from "@academiz/application/ports";
import { type Column, PageHeader, When } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useActor } from "@xstate/react";
import { Mail, MailWarning } from "lucide-react";
import { OfficeList } from "../lists/office-list.tsx";
import { useCriteria } from "../lists/use-criteria.ts";
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
  useCriteria({ page }, send);
  const columns: readonly Column<MailRow>[] = [
    { id: "subject", header: t`Subject`, heading: true, cell: ({ subject }) => subject },
    { id: "to", header: t`To`, cell: ({ to }) => <span className={styles.address}>{to}</span> },
    { id: "status", header: t`Status`, cell: ({ status }) => <MailStatus status={status} /> },
    { id: "createdAt", header: t`Written`, cell: ({ createdAt }) => <When at={createdAt} /> },
  ];
  return (
    <div className={styles.page}>
      <title>{t`Mails – Academiz`}</title>
      <PageHeader
        title={<Trans>Mails</Trans>}
        description={
          <Trans>
            What the platform writes to people: links to their accounts, and news of dates, steps and questions.
          </Trans>
        }
      />
      <OfficeList
        label={t`Mails`}
        view={view}
        send={send}
        columns={columns}
        getKey={({ id }) => id}
        door={({ id }) => ({ onOpen: () => send({ type: "row.opened", id }) })}
        isRefreshable
        notice={
          !view.leaves && (
            <p className={styles.notice}>
              <MailWarning size={20} aria-hidden />
              {isSuper ? (
                <Trans>No mail server is set: mails stay here. Open one to pass its link on yourself.</Trans>
              ) : (
                <Trans>No mail server is set: mails stay here. A super administrator can pass their links on.</Trans>
              )}
            </p>
          )
        }
        failure={<Trans>The mails could not be loaded</Trans>}
        empty={{
          icon: <Mail size={24} aria-hidden />,
          title: <Trans>No mail yet</Trans>,
          text: <Trans>Invitations, new passwords and news of session dates appear here once they are written.</Trans>,
        }}
        onPage={(next) => void navigate({ search: next > 1 ? { page: next } : {} })}
      />
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
