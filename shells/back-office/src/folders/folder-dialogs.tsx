// Knows how a folder gets its name, and how a destination for moved things is chosen.
import { foldText } from "@academiz/domain/kernel";
import { Button, Dialog, FormDialog, Tree, useDraft } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";
import { buildNodes, TOP } from "./folder-nodes.tsx";
import type { Folder } from "./walk-folders.ts";

export interface FolderNameDialogProps {
  /** The name of the folder that is renamed; null for a new folder. */
  readonly name: string | null;
  /** The names of the folders beside it: two with the same name could not be told apart. */
  readonly taken: readonly string[];
  readonly isBusy: boolean;
  readonly onClose: () => void;
  readonly onConfirm: (name: string) => void;
}

export function FolderNameDialog({ name, taken, isBusy, onClose, onConfirm }: FolderNameDialogProps) {
  const { t } = useLingui();
  const draft = useDraft({ name: name ?? "" });
  const typed = foldText(draft.values.name.trim());
  const isTaken = taken.some((one) => foldText(one.trim()) === typed);
  return (
    <FormDialog
      title={name === null ? <Trans>New folder</Trans> : <Trans>Rename the folder</Trans>}
      submitLabel={name === null ? t`Create the folder` : t`Rename`}
      isBusy={isBusy}
      onClose={onClose}
      fields={[{ kind: "line", name: "name", label: t`Name`, maxLength: 200 }]}
      draft={draft}
      errors={
        typed === ""
          ? { name: t`The folder needs a name.` }
          : isTaken
            ? { name: t`A folder of this name stands here already.` }
            : {}
      }
      onSubmit={(values) => onConfirm(values.name)}
    />
  );
}

export interface MoveDialogProps {
  readonly title: ReactNode;
  /** The name of the top level. */
  readonly topName: string;
  readonly folders: readonly Folder[];
  /** The folder that is moved: it cannot go into itself or a folder below it. */
  readonly moved?: string;
  /** Where they stand now; undefined where they stand in different folders. */
  readonly from: string | null | undefined;
  readonly onClose: () => void;
  readonly onConfirm: (folder: string | null) => void;
}

export function MoveDialog({ title, topName, folders, moved, from, onClose, onConfirm }: MoveDialogProps) {
  const { t } = useLingui();
  const offered = moved === undefined ? folders : leaveOut(folders, moved);
  const [chosen, setChosen] = useState(from ?? TOP);
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(() => new Set([TOP, ...listSlugs(offered)]));
  return (
    <Dialog
      open
      size="small"
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button
            variant="primary"
            disabled={from !== undefined && chosen === (from ?? TOP)}
            accessibleWhenDisabled
            onClick={() => onConfirm(chosen === TOP ? null : chosen)}
          >
            <Trans>Move here</Trans>
          </Button>
        </>
      }
    >
      <Tree
        label={t`Where to`}
        nodes={buildNodes(topName, offered, chosen)}
        expanded={expanded}
        onExpandedChange={setExpanded}
        selected={new Set([chosen])}
        onSelect={setChosen}
      />
    </Dialog>
  );
}

const listSlugs = (folders: readonly Folder[]): readonly string[] =>
  folders.flatMap(({ slug, children }) => [slug, ...listSlugs(children)]);
const leaveOut = (folders: readonly Folder[], slug: string): readonly Folder[] =>
  folders
    .filter((folder) => folder.slug !== slug)
    .map((folder) => ({ ...folder, children: leaveOut(folder.children, slug) }));
