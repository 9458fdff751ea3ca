// Knows the page of the library: files found and kept in order, added from anywhere on it, one looked at closely.
import type { FileLibraryEmitted } from "@academiz/application/file-library";
import { writeFileId } from "@academiz/application/file-library";
import type { AddedFile } from "@academiz/application/file-uploads";
import type { LibraryFile, LibraryFolder } from "@academiz/application/ports";
import { findFolderPath } from "@academiz/domain/documents";
import { Button, IconButton, Menu, MenuItem, PageHeader, useToasts } from "@academiz/ui";
import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { EllipsisVertical, FolderPlus, FolderUp, Upload } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { createHold } from "../folders/dragged-rows.ts";
import { FolderNameDialog, MoveDialog } from "../folders/folder-dialogs.tsx";
import { FolderMenu } from "../folders/folder-menu.tsx";
import * as folderStyles from "../folders/folders.css.ts";
import { useFolderMoves } from "../folders/use-folder-moves.ts";
import { findParent, listChildren, listSiblings } from "../folders/walk-folders.ts";
import { FailuresNotice } from "../lists/failures-notice.tsx";
import { LibraryBrowser } from "./browse/library-browser.tsx";
import type { CriteriaChange } from "./browse/library-filters.tsx";
import { RemovalDialog } from "./browse/removal-dialog.tsx";
import { useLibrary } from "./browse/use-library.ts";
import { findGroup } from "./common/kind-groups.ts";
import { useShelfName } from "./common/shelf-name.ts";
import { FilePanel } from "./details/file-panel.tsx";
import * as styles from "./library.css.ts";
import { readFileCriteria, readLibrarySearch } from "./library-search.ts";
import { SelectionBar } from "./selection-bar.tsx";
import { DropAnywhere } from "./uploads/drop-anywhere.tsx";
import { FileBox } from "./uploads/file-box.tsx";
import type { Dropped } from "./uploads/read-dropped.ts";
import { useUploads } from "./uploads/uploads-context.ts";

interface Named {
  readonly slug: string;
  readonly name: string;
}
type Asked =
  | { readonly type: "new-folder" }
  | { readonly type: "rename"; readonly folder: Named }
  | { readonly type: "move-folder"; readonly folder: Named; readonly from: string | null }
  | { readonly type: "move-files"; readonly files: readonly Named[]; readonly from: string | null };

/** How many unreadable files are named. */
const MOST_NAMES = 5;
const NONE: ReadonlySet<string> = new Set();
const HOLD = createHold("files");

export function LibraryPage() {
  const { t } = useLingui();
  const notify = useToasts();
  const nameOf = useShelfName();
  const uploads = useUploads();
  const search = useSearch({ from: "/gate/layout/library" });
  const navigate = useNavigate({ from: "/library" });
  const [asked, setAsked] = useState<Asked | null>(null);
  const [chosen, setChosen] = useState(NONE);
  const files = useRef<HTMLInputElement>(null);
  const folderOfFiles = useRef<HTMLInputElement>(null);
  const criteria = readFileCriteria(search);
  const put = (part: Readonly<Record<string, unknown>>, replace = false) =>
    void navigate({ replace, search: (current) => ({ ...readLibrarySearch({ ...current, ...part }) }) });
  const change = (part: CriteriaChange, replace = false) => {
    setChosen(NONE);
    put({ page: 1, file: undefined, ...writeChange(part) }, replace);
  };
  const tell = (told: FileLibraryEmitted) => {
    if (told.type === "folder-made") {
      setAsked(null);
      return put({ folder: told.slug, page: 1 });
    }
    if (told.type === "folder-removed") return notify({ kind: "success", text: t`The folder is deleted` });
    setChosen(NONE);
    if (told.type === "removed" && told.slugs.some((slug) => slug === search.file)) put({ file: undefined }, true);
    const count = told.type === "removed" ? told.slugs.length : told.count;
    notify({
      kind: "success",
      text:
        told.type === "moved"
          ? t`${plural(count, { one: "# file moved", other: "# files moved" })}`
          : t`${plural(count, { one: "# file deleted", other: "# files deleted" })}`,
    });
  };
  const library = useLibrary(criteria, tell);
  const { view, send, mayWrite } = library;
  const { shelf, folder } = criteria;
  const here = view.path.at(-1)?.name ?? nameOf(shelf);
  useOpenFile(search.file === undefined ? null : writeFileId(shelf, search.file), send);
  // The page leaves a folder that no longer exists.
  const isGone = folder !== null && view.goneFolder === folder;
  useEffect(() => {
    if (isGone) void navigate({ replace: true, search: ({ folder: _, ...rest }) => ({ ...readLibrarySearch(rest) }) });
  }, [isGone, navigate]);

  const add = (added: readonly AddedFile[]) => {
    if (added.length > 0) uploads.send({ type: "files.added", files: added, target: { shelf, folder } });
  };
  const take = ({ files: added, unread }: Dropped) => {
    add(added);
    if (unread.length === 0) return;
    const names = [...unread.slice(0, MOST_NAMES), ...(unread.length > MOST_NAMES ? ["…"] : [])].join(", ");
    notify({ kind: "error", text: t`Could not be read, and is not sent: ${names}` });
  };
  const move = (moved: readonly Named[], to: string | null) => {
    setAsked(null);
    send({ type: "files.moved", files: moved, folder: to });
  };
  const selected = view.rows.filter(({ slug }) => chosen.has(slug));
  const moves = useFolderMoves({
    tree: view.folders.tree,
    isBusy: view.isActing,
    onMove: (slug, parentSlug) => {
      const moved = findFolderPath(view.folders.tree, slug).at(-1);
      if (moved) send({ type: "folder.changed", folder: moved, change: { parentSlug } });
    },
    rows: {
      accepts: HOLD.holds,
      onDrop(to, event) {
        const slugs = HOLD.read(event);
        move(
          view.rows.filter(({ slug }) => slugs.includes(slug)),
          to,
        );
      },
    },
  });
  const adding = (
    <Button variant="primary" icon={<Upload size={20} aria-hidden />} onClick={() => files.current?.click()}>
      <Trans>Add files</Trans>
    </Button>
  );
  const openAt = view.rows.findIndex(({ slug }) => slug === search.file);
  const neighbour = (step: number) => {
    const next = openAt < 0 ? undefined : view.rows[openAt + step];
    return next && (() => put({ file: next.slug }, true));
  };
  return (
    <div className={styles.page}>
      <title>{t`Library – Academiz`}</title>
      <PageHeader
        title={<Trans>Library</Trans>}
        description={<Trans>The pictures, sounds, films and documents of your courses.</Trans>}
        actions={
          mayWrite && (
            <>
              <Menu
                trigger={<IconButton label={t`More ways to add`} icon={<EllipsisVertical size={20} aria-hidden />} />}
                placement="bottom-end"
              >
                <MenuItem icon={<FolderUp size={20} aria-hidden />} onClick={() => folderOfFiles.current?.click()}>
                  <Trans>Add a whole folder</Trans>
                </MenuItem>
              </Menu>
              <Button icon={<FolderPlus size={20} aria-hidden />} onClick={() => setAsked({ type: "new-folder" })}>
                <Trans>New folder</Trans>
              </Button>
              {adding}
            </>
          )
        }
      />
      <FailuresNotice failures={view.failures} onDismiss={() => send({ type: "failures.dismissed" })} />
      <LibraryBrowser
        library={library}
        onChange={change}
        isTable={search.view === "table"}
        onTable={(isTable) => put({ view: isTable ? "table" : undefined }, true)}
        door={({ slug }) => ({
          render: (
            <Link
              from="/library"
              to="/library"
              resetScroll={false}
              search={(current) => ({ ...readLibrarySearch({ ...current, file: slug }) })}
            />
          ),
        })}
        add={adding}
        selection={mayWrite ? { chosen, onChoose: setChosen } : undefined}
        folderMenu={
          mayWrite
            ? (one) => (
                <FolderMenu
                  name={one.name}
                  onRename={() => setAsked({ type: "rename", folder: one })}
                  onMove={() =>
                    setAsked({ type: "move-folder", folder: one, from: findParent(view.folders.tree, one.slug) })
                  }
                  onRemove={() => send({ type: "folder-removal.asked", folder: one })}
                />
              )
            : undefined
        }
        {...(mayWrite && {
          folders: {
            moves,
            onRename: (one) => setAsked({ type: "rename", folder: one }),
            onRemove: (one) => send({ type: "folder-removal.asked", folder: one }),
            help: (
              <p className={folderStyles.help}>
                <Trans>
                  Drag files and folders onto a folder. With the keyboard, Alt with the right or the left arrow moves a
                  folder, F2 renames it, Delete removes it.
                </Trans>
              </p>
            ),
          },
          onDragStart: (event, file) => HOLD.take(event, chosen.has(file.slug) ? [...chosen] : [file.slug]),
        })}
      >
        {selected.length > 0 && (
          <SelectionBar
            count={selected.length}
            isBusy={view.isActing}
            onMove={() => setAsked({ type: "move-files", files: selected, from: folder })}
            onRemove={() => send({ type: "removal.asked", files: selected })}
            onClear={() => setChosen(NONE)}
          />
        )}
      </LibraryBrowser>
      {mayWrite && (
        <>
          <DropAnywhere place={here} onDrop={take} />
          <FileBox box={files} onChoose={add} />
          <FileBox box={folderOfFiles} isFolder onChoose={add} />
        </>
      )}
      {view.open && (
        <FilePanel
          open={view.open}
          mayWrite={mayWrite}
          isBusy={view.isActing}
          place={readPlace(view.open.row, view.folders.tree, nameOf(shelf))}
          onClose={() => put({ file: undefined })}
          onRetry={() => send({ type: "retry.asked" })}
          onChange={(part) => view.open?.row && send({ type: "file.changed", file: view.open.row, change: part })}
          onMove={(file) => setAsked({ type: "move-files", files: [file], from: file.folderSlug })}
          onRemove={(file) => send({ type: "removal.asked", files: [file] })}
          onEdited={(file) => {
            send({ type: "file.arrived", file });
            if (file.slug !== search.file) put({ file: file.slug }, true);
            const { name } = file;
            notify({ kind: "success", text: t`“${name}” is saved` });
          }}
          onPrevious={neighbour(-1)}
          onNext={neighbour(1)}
        />
      )}
      {asked?.type === "new-folder" && (
        <FolderNameDialog
          name={null}
          taken={listChildren(view.folders.tree, folder).map(({ name }) => name)}
          isBusy={view.isActing}
          onClose={() => setAsked(null)}
          onConfirm={(name) => send({ type: "folder.created", name, parentSlug: folder })}
        />
      )}
      {asked?.type === "rename" && (
        <FolderNameDialog
          name={asked.folder.name}
          taken={listSiblings(view.folders.tree, asked.folder.slug).map(({ name }) => name)}
          isBusy={view.isActing}
          onClose={() => setAsked(null)}
          onConfirm={(name) => {
            send({ type: "folder.changed", folder: asked.folder, change: { name } });
            setAsked(null);
          }}
        />
      )}
      {asked?.type === "move-folder" && (
        <MoveDialog
          title={<Trans>Move the folder “{asked.folder.name}”</Trans>}
          topName={nameOf(shelf)}
          folders={view.folders.tree}
          moved={asked.folder.slug}
          from={asked.from}
          onClose={() => setAsked(null)}
          onConfirm={(parentSlug) => {
            send({ type: "folder.changed", folder: asked.folder, change: { parentSlug } });
            setAsked(null);
          }}
        />
      )}
      {asked?.type === "move-files" && (
        <MoveDialog
          title={<Trans>Move to a folder</Trans>}
          topName={nameOf(shelf)}
          folders={view.folders.tree}
          from={asked.from}
          onClose={() => setAsked(null)}
          onConfirm={(to) => move(asked.files, to)}
        />
      )}
      {view.removal && (
        <RemovalDialog
          removal={view.removal}
          isBusy={view.isRemoving}
          onCancel={() => send({ type: "removal.cancelled" })}
          onConfirm={() => send({ type: "removal.confirmed" })}
        />
      )}
    </div>
  );
}

/** The open file follows the address. */
function useOpenFile(id: string | null, send: ReturnType<typeof useLibrary>["send"]): void {
  useEffect(() => {
    send(id === null ? { type: "row.closed" } : { type: "row.opened", id });
  }, [id, send]);
}

/** The criteria as the address says them. */
function writeChange(change: CriteriaChange): Readonly<Record<string, unknown>> {
  const { shelf, folder, query, kinds, only, order, page } = change;
  return {
    ...(shelf !== undefined && { shelf }),
    ...(folder !== undefined && { folder }),
    ...(query !== undefined && { q: query }),
    ...(kinds !== undefined && { kind: findGroup(kinds) }),
    ...(only !== undefined && { only }),
    ...(order !== undefined && { sort: order }),
    ...(page !== undefined && { page }),
  };
}

const readPlace = (file: LibraryFile | null, tree: readonly LibraryFolder[], top: string): string =>
  file?.folderSlug
    ? findFolderPath(tree, file.folderSlug)
        .map(({ name }) => name)
        .join(" / ")
    : top;
