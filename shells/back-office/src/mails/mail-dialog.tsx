// Knows how one mail is shown: its recipient, its state, and its words, with their links for those who may see them.
import type { MailboxView } from "@academiz/application/mailbox";
import type { AccountGateway } from "@academiz/application/ports";
import { connectSubmission, createSubmissionMachine } from "@academiz/application/submission";
import { readLogin } from "@academiz/domain/identity";
import {
  Button,
  ConfirmDialog,
  Dialog,
  ErrorState,
  Link,
  Skeleton,
  SkeletonGroup,
  useToasts,
  When,
} from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useMachine } from "@xstate/react";
import { Copy, LockKeyhole, Send } from "lucide-react";
import { useState } from "react";
import { useOffice } from "../office/office-context.ts";
import { TroubleText } from "../office/trouble-text.tsx";
import { MailStatus } from "./mail-status.tsx";
import * as styles from "./mails-page.css.ts";

const ADDRESS = /(https?:\/\/\S+)/;
const submission = createSubmissionMachine<Parameters<AccountGateway["askLink"]>[0]>();

/** A slug cannot contain the separator. */
const readAccount = (identifier: string) => ({
  clientSlug: identifier.split("_", 1)[0] ?? "",
  login: readLogin(identifier),
});

export interface MailDialogProps {
  readonly open: NonNullable<MailboxView["open"]>;
  /** False where no mail server is set, so that a new link stays here as well. */
  readonly leaves: boolean;
  readonly onClose: () => void;
  readonly onRetry: () => void;
}

export function MailDialog({ open, leaves, onClose, onRetry }: MailDialogProps) {
  const { row, details: mail, isLoading, trouble } = open;
  const { t } = useLingui();
  const notify = useToasts();
  const { office } = useOffice();
  const [snapshot, send] = useMachine(submission, { input: { submit: office.account.askLink } });
  const { isBusy, isTaken, trouble: resent } = connectSubmission(snapshot);
  const [isAsking, setAsking] = useState(false);
  const askNew = ({ identifier }: { readonly identifier: string }) => {
    setAsking(false);
    send({ type: "form.submitted", values: { ...readAccount(identifier), platform: "FRONT_DYNAMIC" } });
  };
  const link = mail?.text?.match(ADDRESS)?.[0];
  // Without a secure context there is no clipboard: the link can still be copied from its menu.
  const copy = (address: string) =>
    navigator.clipboard?.writeText(address).then(
      () => notify({ kind: "success", text: t`The link is copied` }),
      () => notify({ kind: "error", text: t`The link could not be copied. Copy it from its own menu.` }),
    );
  return (
    <Dialog
      open
      onClose={onClose}
      title={row?.subject ?? t`Mail`}
      footer={
        link === undefined ? (
          mail?.hidesLink && (
            <Button
              icon={<Send size={20} aria-hidden />}
              loading={isBusy}
              disabled={isTaken}
              accessibleWhenDisabled
              onClick={() => setAsking(true)}
            >
              {leaves ? <Trans>Send a new link</Trans> : <Trans>Have a new link written</Trans>}
            </Button>
          )
        ) : (
          <Button icon={<Copy size={20} aria-hidden />} onClick={() => void copy(link)}>
            <Trans>Copy the link</Trans>
          </Button>
        )
      }
    >
      {row && (
        <dl className={styles.facts}>
          <dt>{t`To`}</dt>
          <dd className={styles.address}>{row.to}</dd>
          <dt>{t`Status`}</dt>
          <dd>
            <MailStatus status={row.status} />
          </dd>
          <dt>{t`Written`}</dt>
          <dd>
            <When at={row.createdAt} />
          </dd>
          {row.sentAt !== null && (
            <>
              <dt>{t`Sent`}</dt>
              <dd>
                <When at={row.sentAt} />
              </dd>
            </>
          )}
          {row.error !== null && (
            <>
              <dt>{t`The mail server said`}</dt>
              <dd className={styles.address}>{row.error}</dd>
            </>
          )}
        </dl>
      )}
      {isLoading && (
        <SkeletonGroup>
          <Skeleton width="most" />
          <Skeleton width="half" />
        </SkeletonGroup>
      )}
      {trouble && (
        <ErrorState title={<Trans>The mail could not be read</Trans>} requestId={trouble.requestId} onRetry={onRetry}>
          <TroubleText trouble={trouble} />
        </ErrorState>
      )}
      {mail?.hidesLink && (
        <p className={styles.notice}>
          <LockKeyhole size={20} aria-hidden />
          {leaves ? (
            <Trans>Its link opens an account: super administrators alone see it. You can send a new one.</Trans>
          ) : (
            <Trans>Its link opens an account: super administrators alone see it, and can pass it on.</Trans>
          )}
        </p>
      )}
      <div role="status" className={styles.live}>
        {isTaken &&
          (leaves ? (
            <Trans>
              A new link is on its way, unless one left within the last minute. It takes the place of those before.
            </Trans>
          ) : (
            <Trans>
              A mail with a new link waits in this list, unless one was written within the last minute; it does not
              leave the platform. A super administrator can pass it on. It takes the place of those before.
            </Trans>
          ))}
      </div>
      {mail?.hidesLink && (
        <ConfirmDialog
          open={isAsking}
          title={leaves ? <Trans>Send a new link?</Trans> : <Trans>Have a new link written?</Trans>}
          confirmLabel={leaves ? t`Send a new link` : t`Write a new link`}
          onCancel={() => setAsking(false)}
          onConfirm={() => askNew(mail)}
        >
          <Trans>
            The links that this account got before stop working, one that was already passed on to the person too.
          </Trans>
        </ConfirmDialog>
      )}
      <div role="alert" className={styles.live}>
        {resent && <TroubleText trouble={resent} />}
      </div>
      {mail &&
        (mail.text === null ? (
          <p>
            <Trans>The text of a mail that was sent is not kept: it may hold a link to an account.</Trans>
          </p>
        ) : (
          <p className={styles.text}>
            <Linked text={mail.text} />
          </p>
        ))}
    </Dialog>
  );
}

/** Plain text with its addresses as links, in a tab of their own. */
function Linked({ text }: { readonly text: string }) {
  return text.split(ADDRESS).map((part, at) =>
    at % 2 === 0 ? (
      // Each link stands on lines of its own: the line breaks around it are left out.
      at > 0 ? (
        part.replace(/^\r?\n/, "")
      ) : (
        part
      )
    ) : (
      <Link key={at} className={styles.link} href={part} target="_blank" rel="noreferrer">
        {part}
      </Link>
    ),
  );
}
