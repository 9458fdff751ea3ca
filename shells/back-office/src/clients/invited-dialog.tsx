// Knows the dialog that tells a super administrator where the link of a client's first administrator is.
import { Button, Dialog } from "@academiz/ui";
import { Trans } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { useLeaving } from "../office/leaving.ts";
import { useOffice } from "../office/office-context.ts";
import type { Invited } from "./client-panel.tsx";

export interface InvitedDialogProps {
  readonly invited: Invited;
  readonly onClose: () => void;
}

export function InvitedDialog({ invited: { id, name, email }, onClose }: InvitedDialogProps) {
  const { office, session } = useOffice();
  const { account } = office;
  const leave = useLeaving();
  /** Null: it is not known (yet) whether mail leaves the platform. */
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
        <>
          <Button onClick={onClose}>
            <Trans>Close</Trans>
          </Button>
          <Button
            variant="primary"
            onClick={() => leave(() => session.send({ type: "client.chosen", id, path: "/mails" }))}
          >
            <Trans>Open the outbox of {name}</Trans>
          </Button>
        </>
      }
    >
      <p>
        {mailing === "stay" ? (
          <Trans>
            No mail server is set: the link for {email} waits in the outbox of {name}. Open it there, copy the link and
            pass it on.
          </Trans>
        ) : (
          <Trans>
            A link to choose a password goes to {email}. The outbox of {name} says when it has left.
          </Trans>
        )}
      </p>
      <p>
        <Trans>You work in {name} there; a bar above each page leads back.</Trans>
      </p>
    </Dialog>
  );
}
