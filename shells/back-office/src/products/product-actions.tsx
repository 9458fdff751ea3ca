// Knows what can be done with a product from the list.
import type { ProductMarks, ProductRow } from "@academiz/application/ports";
import { IconButton, Menu, MenuItem, MenuSeparator } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import {
  Copy,
  EllipsisVertical,
  Eye,
  EyeOff,
  FolderInput,
  LayoutTemplate,
  PencilLine,
  Presentation,
  Tags,
  Trash2,
} from "lucide-react";
import { isNewType } from "./creating/new-types.ts";
import { ProductLink } from "./product-link.tsx";

export interface ProductActionsProps {
  readonly row: ProductRow;
  /** True during an action on several products: actions of the same kind wait. */
  readonly isWaiting: boolean;
  readonly onPreview: () => void;
  readonly onDuplicate: () => void;
  readonly onMark: (marks: ProductMarks) => void;
  readonly onMove: () => void;
  readonly onTag: () => void;
  readonly onWithdraw: () => void;
  readonly onRemove: () => void;
}

export function ProductActions({
  row,
  isWaiting,
  onPreview,
  onDuplicate,
  onMark,
  onMove,
  onTag,
  onWithdraw,
  onRemove,
}: ProductActionsProps) {
  const { t } = useLingui();
  return (
    <Menu
      placement="bottom-end"
      trigger={<IconButton label={t`Actions for ${row.name}`} icon={<EllipsisVertical size={20} aria-hidden />} />}
    >
      <MenuItem icon={<PencilLine size={20} aria-hidden />} render={<ProductLink row={row} />}>
        <Trans>Open</Trans>
      </MenuItem>
      <MenuItem icon={<Eye size={20} aria-hidden />} onClick={onPreview}>
        <Trans>Preview</Trans>
      </MenuItem>
      <MenuItem icon={<Copy size={20} aria-hidden />} onClick={onDuplicate}>
        <Trans>Duplicate</Trans>
      </MenuItem>
      {isNewType(row.type) && (
        <MenuItem icon={<LayoutTemplate size={20} aria-hidden />} onClick={() => onMark({ template: !row.template })}>
          {row.template ? <Trans>No longer a template</Trans> : <Trans>Offer as a template</Trans>}
        </MenuItem>
      )}
      <MenuItem icon={<Presentation size={20} aria-hidden />} onClick={() => onMark({ demo: !row.demo })}>
        {row.demo ? <Trans>No longer a demo</Trans> : <Trans>Mark as a demo</Trans>}
      </MenuItem>
      <MenuItem icon={<FolderInput size={20} aria-hidden />} disabled={isWaiting} onClick={onMove}>
        <Trans>Move to a folder…</Trans>
      </MenuItem>
      <MenuItem icon={<Tags size={20} aria-hidden />} disabled={isWaiting} onClick={onTag}>
        <Trans>Tags…</Trans>
      </MenuItem>
      <MenuSeparator />
      {row.visible && row.publishedAt !== null && (
        <MenuItem icon={<EyeOff size={20} aria-hidden />} disabled={isWaiting} onClick={onWithdraw}>
          <Trans>Withdraw…</Trans>
        </MenuItem>
      )}
      <MenuItem danger icon={<Trash2 size={20} aria-hidden />} disabled={isWaiting} onClick={onRemove}>
        <Trans>Delete…</Trans>
      </MenuItem>
    </Menu>
  );
}
