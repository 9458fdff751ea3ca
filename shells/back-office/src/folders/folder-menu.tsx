// Knows what can be done with one folder.
import { IconButton, Menu, MenuItem, MenuSeparator } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { EllipsisVertical, FolderInput, PencilLine, Trash2 } from "lucide-react";

export interface FolderMenuProps {
  readonly name: string;
  readonly onRename: () => void;
  readonly onMove: () => void;
  readonly onRemove: () => void;
}

export function FolderMenu({ name, onRename, onMove, onRemove }: FolderMenuProps) {
  const { t } = useLingui();
  return (
    <Menu
      placement="bottom-end"
      trigger={
        <IconButton
          size="small"
          variant="quiet"
          label={t`Actions for the folder ${name}`}
          icon={<EllipsisVertical size={16} aria-hidden />}
        />
      }
    >
      <MenuItem icon={<PencilLine size={20} aria-hidden />} onClick={onRename}>
        <Trans>Rename…</Trans>
      </MenuItem>
      <MenuItem icon={<FolderInput size={20} aria-hidden />} onClick={onMove}>
        <Trans>Move…</Trans>
      </MenuItem>
      <MenuSeparator />
      <MenuItem danger icon={<Trash2 size={20} aria-hidden />} onClick={onRemove}>
        <Trans>Delete…</Trans>
      </MenuItem>
    </Menu>
  );
}
