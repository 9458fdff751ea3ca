// Knows the dialogs about folders of products: a name, a destination, and the fate of a deleted folder's content.
import type { LibraryEvent, LibraryView } from "@academiz/application/library";
import type { ProductRow } from "@academiz/application/ports";
import { findFolderPath } from "@academiz/domain/documents";
import { ConfirmDialog } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { FolderNameDialog, MoveDialog } from "../folders/folder-dialogs.tsx";
import { type Folder, findParent, listChildren, listSiblings } from "../folders/walk-folders.ts";

type Named = Pick<Folder, "slug" | "name">;
export type Asked =
  | { readonly type: "new" }
  | { readonly type: "rename" | "move" | "dissolve"; readonly folder: Named }
  | { readonly type: "place"; readonly rows: readonly ProductRow[] };

export interface FolderAskedProps {
  readonly asked: Asked;
  readonly view: LibraryView;
  /** The slug of the open folder; null for all products. */
  readonly folder: string | null;
  readonly send: (event: LibraryEvent) => void;
  readonly onPlace: (rows: readonly ProductRow[], folder: string | null) => void;
  readonly onClose: () => void;
}

export function FolderAsked({ asked, view, folder, send, onPlace, onClose }: FolderAskedProps) {
  const { t } = useLingui();
  const { tree } = view.folders;
  const all = t`All products`;
  const conclude = (event: LibraryEvent) => {
    send(event);
    onClose();
  };
  switch (asked.type) {
    case "new":
      return (
        <FolderNameDialog
          name={null}
          taken={listChildren(tree, folder).map(({ name }) => name)}
          isBusy={view.isActing}
          onClose={onClose}
          onConfirm={(name) => conclude({ type: "folder.created", name, parentSlug: folder })}
        />
      );
    case "rename":
      return (
        <FolderNameDialog
          name={asked.folder.name}
          taken={listSiblings(tree, asked.folder.slug).map(({ name }) => name)}
          isBusy={view.isActing}
          onClose={onClose}
          onConfirm={(name) => conclude({ type: "folder.changed", slug: asked.folder.slug, change: { name } })}
        />
      );
    case "move":
      return (
        <MoveDialog
          title={<Trans>Move the folder “{asked.folder.name}”</Trans>}
          topName={all}
          folders={tree}
          moved={asked.folder.slug}
          from={findParent(tree, asked.folder.slug)}
          onClose={onClose}
          onConfirm={(parentSlug) =>
            conclude({ type: "folder.changed", slug: asked.folder.slug, change: { parentSlug } })
          }
        />
      );
    case "place": {
      const [first] = asked.rows;
      const isTogether = asked.rows.every(({ folderProduct }) => folderProduct === first?.folderProduct);
      return (
        <MoveDialog
          title={<Trans>Move to a folder</Trans>}
          topName={t`In no folder`}
          folders={tree}
          from={isTogether ? (first?.folderProduct ?? null) : undefined}
          onClose={onClose}
          onConfirm={(into) => {
            onClose();
            onPlace(asked.rows, into);
          }}
        />
      );
    }
    case "dissolve": {
      const parent = findFolderPath<Folder>(tree, asked.folder.slug).at(-2);
      const above = parent?.name;
      return (
        <ConfirmDialog
          open
          danger
          title={<Trans>Delete the folder “{asked.folder.name}”?</Trans>}
          confirmLabel={t`Delete the folder`}
          onCancel={onClose}
          onConfirm={() => conclude({ type: "folder.dissolved", slug: asked.folder.slug })}
        >
          {parent ? (
            <Trans>No product is deleted: the products and the folders in it move to “{above}”.</Trans>
          ) : (
            <Trans>
              No product is deleted: its products stand in no folder any more, and the folders in it move up.
            </Trans>
          )}
        </ConfirmDialog>
      );
    }
  }
}
