// Knows how somebody who runs sessions gets the address by which a calendar of their own reads their dates.
import type { Trouble } from "@academiz/application/ports";
import {
  Button,
  ConfirmDialog,
  Dialog,
  Field,
  Skeleton,
  SkeletonGroup,
  TextInput,
  useToasts,
  When,
} from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { Copy } from "lucide-react";
import { useEffect, useState } from "react";
import { useOffice } from "../../office/office-context.ts";
import { TroubleText } from "../../office/trouble-text.tsx";
import * as styles from "../sessions.css.ts";

/** When it was made; null: there is none. */
type Made = string | null;

export function CalendarFeed({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  const notify = useToasts();
  const { office } = useOffice();
  const { classrooms } = office;
  const [made, setMade] = useState<Made | undefined>();
  const [address, setAddress] = useState("");
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [asked, setAsked] = useState<"anew" | "none" | null>(null);
  useEffect(() => {
    let isGone = false;
    void classrooms.readCalendar().then((answer) => {
      if (isGone) return;
      if (answer.ok) setMade(answer.value);
      else setTrouble(answer.error);
    });
    return () => {
      isGone = true;
    };
  }, [classrooms]);
  const make = async () => {
    setAsked(null);
    setBusy(true);
    const answer = await classrooms.makeCalendar();
    setBusy(false);
    setTrouble(answer.ok ? null : answer.error);
    if (!answer.ok) return;
    setMade(answer.value.madeAt);
    setAddress(answer.value.address);
  };
  const remove = async () => {
    setAsked(null);
    setBusy(true);
    const answer = await classrooms.removeCalendar();
    setBusy(false);
    setTrouble(answer.ok ? null : answer.error);
    if (!answer.ok) return;
    setMade(null);
    setAddress("");
  };
  const copy = async () => {
    const isCopied = await navigator.clipboard.writeText(address).then(
      () => true,
      () => false,
    );
    notify(
      isCopied
        ? { kind: "success", text: t`The address is copied` }
        : { kind: "error", text: t`The address could not be copied: select it, and copy it by hand.` },
    );
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={<Trans>My dates in my calendar</Trans>}
      description={
        <Trans>
          Give this address to your calendar as a subscription: your dates appear there, and follow what is changed
          here.
        </Trans>
      }
      footer={
        <Button onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      }
    >
      <div className={styles.stack}>
        {trouble && (
          <p role="alert">
            <TroubleText trouble={trouble} />
          </p>
        )}
        {made === undefined && !trouble && (
          <SkeletonGroup>
            <Skeleton shape="control" />
          </SkeletonGroup>
        )}
        {address !== "" && (
          <>
            <Field
              label={<Trans>Address of my calendar</Trans>}
              help={
                <Trans>
                  It is shown this once. Whoever has it reads your dates: keep it to yourself. Another password, or
                  signing out everywhere else, ends it.
                </Trans>
              }
            >
              <TextInput readOnly value={address} onFocus={({ target }) => target.select()} />
            </Field>
            <div className={styles.line}>
              <Button variant="primary" icon={<Copy size={20} aria-hidden />} onClick={() => void copy()}>
                <Trans>Copy the address</Trans>
              </Button>
            </div>
          </>
        )}
        {made && address === "" && (
          <p>
            <Trans>
              There is an address, made <When at={made} />. It cannot be shown again: make it anew if you have lost it.
            </Trans>
          </p>
        )}
        {made === null && (
          <p>
            <Trans>
              No address opens your dates now. One that you had ends with another password, and when you are signed out
              everywhere.
            </Trans>
          </p>
        )}
        {made !== undefined && (
          <div className={styles.line}>
            {made === null ? (
              <Button variant="primary" loading={isBusy} onClick={() => void make()}>
                <Trans>Make an address</Trans>
              </Button>
            ) : (
              <>
                <Button loading={isBusy} onClick={() => setAsked("anew")}>
                  <Trans>Make it anew…</Trans>
                </Button>
                <Button variant="quiet" disabled={isBusy} onClick={() => setAsked("none")}>
                  <Trans>Take it away…</Trans>
                </Button>
              </>
            )}
          </div>
        )}
      </div>
      <ConfirmDialog
        open={asked !== null}
        danger
        title={asked === "none" ? t`Take the address away?` : t`Make the address anew?`}
        confirmLabel={asked === "none" ? t`Take it away` : t`Make it anew`}
        onCancel={() => setAsked(null)}
        onConfirm={() => void (asked === "none" ? remove() : make())}
      >
        <Trans>Calendars that have the former address read nothing any more.</Trans>
      </ConfirmDialog>
    </Dialog>
  );
}
