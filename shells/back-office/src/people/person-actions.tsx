// Knows what an administrator does with one account.
import { readRights } from "@academiz/application/people";
import type { ManagedPerson, SitePlatform } from "@academiz/application/ports";
import { mayEnterBackOffice, type Role } from "@academiz/domain/identity";
import { IconButton, Menu, MenuItem, MenuSeparator } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { EllipsisVertical, Eye, Gift, Lock, LockOpen, MailPlus, Pencil, Trash2 } from "lucide-react";
import { namePerson } from "./name-person.ts";

export interface PersonActionsProps {
  readonly person: ManagedPerson;
  readonly own: { readonly identifier: string; readonly roles: readonly Role[] };
  /** True during an action on several people: another request would be ignored. */
  readonly isBusy: boolean;
  readonly onEdit: () => void;
  /** Absent where a button beside the menu does it. */
  readonly onGive?: () => void;
  readonly onInvite: () => void;
  readonly onActivate: (isActive: boolean) => void;
  readonly onStandIn: (platform: SitePlatform) => void;
  readonly onRemove: () => void;
}

export function PersonActions(props: PersonActionsProps) {
  const { person, own, isBusy, onEdit, onGive, onInvite, onActivate, onStandIn, onRemove } = props;
  const { t } = useLingui();
  const { mayChange, mayRemove, mayStandIn, mayGive, mayInvite } = readRights(own, person);
  const name = namePerson(person);
  if (!mayChange && !mayStandIn) return null;
  return (
    <Menu
      placement="bottom-end"
      trigger={
        <IconButton size="small" label={t`Actions for ${name}`} icon={<EllipsisVertical size={20} aria-hidden />} />
      }
    >
      {mayChange && (
        <MenuItem icon={<Pencil size={20} aria-hidden />} onClick={onEdit}>
          <Trans>Edit</Trans>
        </MenuItem>
      )}
      {mayGive && onGive && (
        <MenuItem icon={<Gift size={20} aria-hidden />} onClick={onGive}>
          <Trans>Give a product…</Trans>
        </MenuItem>
      )}
      {mayInvite && (
        <MenuItem disabled={isBusy} icon={<MailPlus size={20} aria-hidden />} onClick={onInvite}>
          <Trans>Send the invitation again</Trans>
        </MenuItem>
      )}
      {mayStandIn && (
        <MenuItem icon={<Eye size={20} aria-hidden />} onClick={() => onStandIn("FRONT_DYNAMIC")}>
          <Trans>See the site as this person</Trans>
        </MenuItem>
      )}
      {mayStandIn && mayEnterBackOffice(person.roles) && (
        <MenuItem icon={<Eye size={20} aria-hidden />} onClick={() => onStandIn("BACK_OFFICE")}>
          <Trans>See the back office as this person</Trans>
        </MenuItem>
      )}
      {mayRemove && (
        <MenuItem
          disabled={isBusy}
          icon={person.active ? <Lock size={20} aria-hidden /> : <LockOpen size={20} aria-hidden />}
          onClick={() => onActivate(!person.active)}
        >
          {person.active ? <Trans>Close the account</Trans> : <Trans>Open the account again</Trans>}
        </MenuItem>
      )}
      {mayRemove && <MenuSeparator />}
      {mayRemove && (
        <MenuItem danger disabled={isBusy} icon={<Trash2 size={20} aria-hidden />} onClick={onRemove}>
          <Trans>Delete…</Trans>
        </MenuItem>
      )}
    </Menu>
  );
}
