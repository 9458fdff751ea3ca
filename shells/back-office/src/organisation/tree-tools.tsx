// Knows what can be added to a tree of the organisation and done to what is selected in it.
import type { TreeKind } from "@academiz/application/ports";
import type { Branch } from "@academiz/domain/clients";
import { Button, Toolbar, ToolbarItem } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { CornerDownRight, ListPlus, Merge, Pencil, Plus, Trash2, Users } from "lucide-react";
import * as styles from "./organisation.css.ts";

export interface TreeToolsProps {
  readonly kind: TreeKind;
  /** The selected branch. */
  readonly branch: Branch | null;
  readonly isBusy: boolean;
  readonly onAdd: (to: "top" | "inside" | "beside") => void;
  readonly onRename: () => void;
  readonly onRemove: () => void;
  /** Null where there is no other place to merge it into. */
  readonly onMerge: (() => void) | null;
}

export function TreeTools({ kind, branch, isBusy, onAdd, onRename, onRemove, onMerge }: TreeToolsProps) {
  const { t } = useLingui();
  const isPlaces = kind === "places";
  const who = isPlaces ? { place: branch?.id ?? "" } : { criterion: branch?.id ?? "" };
  return (
    <Toolbar label={isPlaces ? t`Change the places` : t`Change the criteria`} className={styles.line}>
      <ToolbarItem>
        <Button variant="primary" icon={<Plus size={20} aria-hidden />} loading={isBusy} onClick={() => onAdd("top")}>
          <Trans>Add at the top</Trans>
        </Button>
      </ToolbarItem>
      {branch && (
        <>
          <ToolbarItem>
            <Button icon={<ListPlus size={20} aria-hidden />} disabled={isBusy} onClick={() => onAdd("beside")}>
              <Trans>Add beside</Trans>
            </Button>
          </ToolbarItem>
          <ToolbarItem>
            <Button icon={<CornerDownRight size={20} aria-hidden />} disabled={isBusy} onClick={() => onAdd("inside")}>
              <Trans>Add below</Trans>
            </Button>
          </ToolbarItem>
          <ToolbarItem>
            <Button icon={<Pencil size={20} aria-hidden />} disabled={isBusy} onClick={onRename}>
              <Trans>Rename</Trans>
            </Button>
          </ToolbarItem>
          {onMerge && (
            <ToolbarItem>
              <Button icon={<Merge size={20} aria-hidden />} disabled={isBusy} onClick={onMerge}>
                <Trans>Merge…</Trans>
              </Button>
            </ToolbarItem>
          )}
          <ToolbarItem>
            <Button icon={<Trash2 size={20} aria-hidden />} disabled={isBusy} onClick={onRemove}>
              <Trans>Delete…</Trans>
            </Button>
          </ToolbarItem>
          <ToolbarItem>
            <Button icon={<Users size={20} aria-hidden />} render={<Link to="/people" search={who} />}>
              <Trans>Who stands here</Trans>
            </Button>
          </ToolbarItem>
        </>
      )}
    </Toolbar>
  );
}
