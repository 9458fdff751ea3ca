// Knows what super administrators, and administrators of a client above it, can do with one client.
import type { ManagedClient } from "@academiz/application/ports";
import { IconButton, Menu, MenuItem, MenuSeparator } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { EllipsisVertical, Lock, LockOpen, LogIn, Pencil, Plug, Plus, Ticket, Trash2 } from "lucide-react";

export type ClientAct = "switch" | "edit" | "licence" | "services" | "below" | "activate" | "remove";
export interface ClientActionsProps {
  readonly client: ManagedClient;
  /** True for the client in which the user works, or to which they belong: it can be neither closed nor deleted. */
  readonly isOwn: boolean;
  readonly isCurrent: boolean;
  /** True for super administrators: licences, services and closing are theirs. */
  readonly isSuper: boolean;
  readonly onAct: (act: ClientAct) => void;
}

export function ClientActions({ client, isOwn, isCurrent, isSuper, onAct }: ClientActionsProps) {
  const { t } = useLingui();
  const { name, active, hasSubClients } = client;
  return (
    <Menu
      placement="bottom-end"
      trigger={<IconButton label={t`Actions for ${name}`} icon={<EllipsisVertical size={20} aria-hidden />} />}
    >
      <MenuItem icon={<LogIn size={20} aria-hidden />} disabled={isCurrent || !active} onClick={() => onAct("switch")}>
        <Trans>Work in it</Trans>
      </MenuItem>
      <MenuItem icon={<Pencil size={20} aria-hidden />} onClick={() => onAct("edit")}>
        <Trans>Change</Trans>
      </MenuItem>
      {isSuper && (
        <>
          <MenuItem icon={<Ticket size={20} aria-hidden />} onClick={() => onAct("licence")}>
            <Trans>Licence…</Trans>
          </MenuItem>
          <MenuItem icon={<Plug size={20} aria-hidden />} onClick={() => onAct("services")}>
            <Trans>Services…</Trans>
          </MenuItem>
        </>
      )}
      {hasSubClients && (
        <MenuItem icon={<Plus size={20} aria-hidden />} onClick={() => onAct("below")}>
          <Trans>New client below it</Trans>
        </MenuItem>
      )}
      {!isOwn && (
        <>
          {isSuper && (
            <MenuItem
              icon={active ? <Lock size={20} aria-hidden /> : <LockOpen size={20} aria-hidden />}
              onClick={() => onAct("activate")}
            >
              {active ? <Trans>Close…</Trans> : <Trans>Open it again</Trans>}
            </MenuItem>
          )}
          <MenuSeparator />
          <MenuItem icon={<Trash2 size={20} aria-hidden />} onClick={() => onAct("remove")}>
            <Trans>Delete…</Trans>
          </MenuItem>
        </>
      )}
    </Menu>
  );
}
