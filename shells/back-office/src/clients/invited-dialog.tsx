// Knows how a super administrator is told where the link of a client's first administrator is.
import { Button, Dialog, Link as PageLink } from "@academiz/ui";
import { Trans } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { useOffice } from "../office/office-context.ts";

export interface InvitedDialogProps {
  readonly email: string;
  readonly onClose: () => void;
}

export function InvitedDialog({ email, onClose }: InvitedDialogProps) {
  const { account } = useOffice().office;
  /** Null: nobody knows (yet) whether mail leaves the platform. */
  const [mailing, setMailing] = useState<"leave" | "stay" | null>(null);
  useEffect(() => {
    let isWanted = true;
    void account.readMailing().then((read) => {
      if (isWanted && read.ok) setMailing(read.value);
    });
    return () => {
      isWanted = false;
    };
  }, [account]);
  return (
    <Dialog
      open
      size="small"
      onClose={onClose}
      title={<Trans>The first administrator is invited</Trans>}
      footer={
        <Button variant="primary" onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      }
    >
      <p>
        {mailing === "stay" ? (
          <Trans>
            No mail server is set: the link for {email} waits in the outbox. Open it there, copy the link and pass it
            on.
          </Trans>
        ) : (
          <Trans>A link to choose a password goes to {email}. The outbox says when it has left.</Trans>
        )}
      </p>
      <p>
        <PageLink render={<Link to="/mails" />}>
          <Trans>Open the outbox</Trans>
        </PageLink>
      </p>
    </Dialog>
  );
}
