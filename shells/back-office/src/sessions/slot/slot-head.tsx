// Knows the head of the page of a date: its session, time, place and trainer, and its actions.
import type { SlotDetails } from "@academiz/application/ports";
import { Breadcrumbs, Button, Menu, MenuItem, PageHeader, StatusChip } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { CalendarX, ChevronDown, Pencil, PenLine, QrCode } from "lucide-react";
import { useState } from "react";
import { useOffice } from "../../office/office-context.ts";
import { lateOffice } from "../../words/late-office.ts";
import { namePerson } from "../planning/name-person.ts";
import * as styles from "../sessions.css.ts";
import { WhenHeld } from "../when-held.tsx";
import { PresenceFiles } from "./presence-files.tsx";
import { SignDialog } from "./sign-dialog.tsx";

const CodeScreen = lateOffice(async () => (await import("./code-screen.tsx")).CodeScreen, { isRare: true });

export interface SlotHeadProps {
  readonly slot: SlotDetails;
  /** The name of its session. */
  readonly name: string;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
  readonly onChanged: () => void;
}

export function SlotHead({ slot, name, onEdit, onRemove, onChanged }: SlotHeadProps) {
  const { t } = useLingui();
  const { office } = useOffice();
  const [shown, setShown] = useState<"code" | "signature" | null>(null);
  const { productName, place, videoLink, trainer, opensAt, closesAt, mayTeach, hasTaught } = slot;
  const now = office.clock.now();
  const isOpen = now >= Date.parse(opensAt) && now <= Date.parse(closesAt);
  const close = () => {
    setShown(null);
    onChanged();
  };
  return (
    <>
      <PageHeader
        above={<Breadcrumbs items={[{ label: t`Session dates`, render: <Link to="/sessions" /> }, { label: name }]} />}
        title={name}
        status={
          isOpen ? (
            <StatusChip tone="success">
              <Trans>Can be signed now</Trans>
            </StatusChip>
          ) : undefined
        }
        description={
          <>
            {productName}
            <br />
            <WhenHeld {...slot} />
            {[place, trainer && namePerson(trainer)].filter(Boolean).map((fact) => ` · ${fact}`)}
            {videoLink && (
              <>
                {" · "}
                <a href={videoLink} target="_blank" rel="noreferrer">
                  <Trans>Video call</Trans>
                </a>
              </>
            )}
          </>
        }
        actions={
          <>
            <Menu
              trigger={
                <Button trailingIcon={<ChevronDown size={20} aria-hidden />}>
                  <Trans>More</Trans>
                </Button>
              }
            >
              <MenuItem icon={<Pencil size={20} aria-hidden />} onClick={onEdit}>
                <Trans>Change the date</Trans>
              </MenuItem>
              <MenuItem danger icon={<CalendarX size={20} aria-hidden />} onClick={onRemove}>
                <Trans>Call off…</Trans>
              </MenuItem>
            </Menu>
            <PresenceFiles slot={slot} onChanged={onChanged} />
            {(mayTeach || hasTaught) && (
              <Button
                icon={<PenLine size={20} aria-hidden />}
                disabled={!isOpen || hasTaught}
                accessibleWhenDisabled
                onClick={() => setShown("signature")}
              >
                {hasTaught ? <Trans>You have signed</Trans> : <Trans>Sign as trainer</Trans>}
              </Button>
            )}
            <Button
              variant="primary"
              icon={<QrCode size={20} aria-hidden />}
              disabled={!isOpen}
              accessibleWhenDisabled
              onClick={() => setShown("code")}
            >
              <Trans>Show the code</Trans>
            </Button>
          </>
        }
      />
      {!isOpen && <OpensNote opensAt={opensAt} closesAt={closesAt} now={now} />}
      {shown === "code" && <CodeScreen slot={slot} name={name} onClose={close} />}
      {shown === "signature" && <SignDialog slug={slot.slug} onClose={() => setShown(null)} onSigned={close} />}
    </>
  );
}

function OpensNote({ opensAt, closesAt, now }: Pick<SlotDetails, "opensAt" | "closesAt"> & { readonly now: number }) {
  const { i18n } = useLingui();
  const write = (at: string) => i18n.date(new Date(at), { dateStyle: "medium", timeStyle: "short" });
  const [from, until] = [write(opensAt), write(closesAt)];
  return (
    <p className={styles.quiet}>
      {now < Date.parse(opensAt) ? (
        <Trans>
          It can be signed from {from} until {until}.
        </Trans>
      ) : (
        <Trans>It could be signed until {until}.</Trans>
      )}
    </p>
  );
}
