// Knows how a library is browsed, on its own page and where a file is chosen from it.
import { isLookedFor } from "@academiz/application/file-library";
import type { FileCriteria, LibraryFile } from "@academiz/application/ports";
import { Breadcrumbs, Button, type Column, IconButton, type RowDoor, type TableSort, When } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { FolderOpen, LayoutGrid, List as ListIcon, SearchX } from "lucide-react";
import type { DragEvent, ReactNode } from "react";
import { FolderTiles } from "../../folders/folder-tiles.tsx";
import * as folderStyles from "../../folders/folders.css.ts";
import { OfficeList } from "../../lists/office-list.tsx";
import { useBytes } from "../../office/use-bytes.ts";
import { KIND_LOOKS } from "../common/kind-words.ts";
import { useShelfName } from "../common/shelf-name.ts";
import { Thumbnail } from "../common/thumbnail.tsx";
import * as styles from "./browse.css.ts";
import { FileTile } from "./file-tile.tsx";
import { type CriteriaChange, LibraryFilters, LibraryOrder } from "./library-filters.tsx";
import { ShelfSide, type ShelfSideProps } from "./shelf-side.tsx";
import type { LibraryControl } from "./use-library.ts";

export interface LibraryBrowserProps {
  readonly library: LibraryControl;
  /** `replace`: overwrites the last step of the history, as while somebody types. */
  readonly onChange: (change: CriteriaChange, replace?: boolean) => void;
  readonly isTable: boolean;
  readonly onTable: (isTable: boolean) => void;
  /** What pressing a file does. */
  readonly door: (file: LibraryFile) => RowDoor;
  /** False where only some kinds are offered at all. */
  readonly hasKinds?: boolean;
  /** The button that adds the first file; absent where the reader may not. */
  readonly add?: ReactNode;
  /** The actions on folders; absent where folders can only be browsed. */
  readonly folderMenu?: ((folder: { readonly slug: string; readonly name: string }) => ReactNode) | undefined;
  /** The slugs of the selected files; absent where only one can be chosen. */
  readonly selection?:
    | { readonly chosen: ReadonlySet<string>; readonly onChoose: (chosen: ReadonlySet<string>) => void }
    | undefined;
  /** What is done with folders in their tree; absent where they can only be browsed. */
  readonly folders?: ShelfSideProps["folders"];
  readonly onDragStart?: (event: DragEvent, file: LibraryFile) => void;
  /** Stands between the filters and the files. */
  readonly children?: ReactNode;
}

export function LibraryBrowser(props: LibraryBrowserProps) {
  const { library, onChange, isTable, onTable, door, hasKinds = true, add, folderMenu, selection, folders } = props;
  const { t, i18n } = useLingui();
  const bytes = useBytes();
  const nameOf = useShelfName();
  const { view, send, criteria, mayWrite } = library;
  const isSearch = isLookedFor(criteria);
  const open = view.path.at(-1);
  // Nobody asked for less: what is chosen for takes some kinds alone.
  const isOfKindAlone = !hasKinds && !open && isSearch && !isLookedFor({ ...criteria, kinds: [] });
  const here = open?.name ?? nameOf(criteria.shelf);
  const columns: readonly Column<LibraryFile>[] = [
    {
      id: "name",
      header: t`Name`,
      heading: true,
      sortable: true,
      cell: (file) => file.name,
    },
    {
      id: "look",
      header: t`Preview`,
      cell: (file) => <Thumbnail file={file} isSmall />,
    },
    { id: "kind", header: t`Type`, cell: ({ kind }) => i18n._(KIND_LOOKS[kind].name) },
    { id: "size", header: t`Size`, align: "end", sortable: true, cell: ({ size }) => bytes(size) },
    { id: "uses", header: t`Used`, align: "end", sortable: true, cell: ({ uses }) => i18n.number(uses) },
    { id: "createdAt", header: t`Added`, sortable: true, cell: ({ createdAt }) => <When at={createdAt} /> },
  ];
  const toggle = (slug: string, isChosen: boolean) => {
    const next = new Set(selection?.chosen);
    if (isChosen) next.add(slug);
    else next.delete(slug);
    selection?.onChoose(next);
  };
  const favour = ({ slug, name, isFavourite }: LibraryFile) =>
    send({ type: "file.changed", file: { slug, name }, change: { isFavourite: !isFavourite } });
  return (
    <div className={folderStyles.panes}>
      <ShelfSide library={library} onChange={onChange} folders={folders} />
      <div className={styles.stack}>
        <div className={styles.spread}>
          <div className={styles.line}>
            <Breadcrumbs isAboveTitle={false} items={useCrumbs(library, onChange)} />
            {open && folderMenu?.(open)}
          </div>
          <fieldset className={styles.line} aria-label={t`Look of the list`}>
            <IconButton
              size="small"
              variant={isTable ? "quiet" : "secondary"}
              aria-pressed={!isTable}
              label={t`Pictures`}
              icon={<LayoutGrid size={20} aria-hidden />}
              onClick={() => onTable(false)}
            />
            <IconButton
              size="small"
              variant={isTable ? "secondary" : "quiet"}
              aria-pressed={isTable}
              label={t`Table`}
              icon={<ListIcon size={20} aria-hidden />}
              onClick={() => onTable(true)}
            />
          </fieldset>
        </div>
        <LibraryFilters criteria={criteria} onChange={onChange} hasKinds={hasKinds} />
        <OfficeList
          label={t`Files`}
          // A library with folders is never empty, so that it can be searched.
          view={{ ...view, isEmpty: view.isEmpty && view.subfolders.length === 0 && view.path.length === 0 }}
          send={send}
          tools={<LibraryOrder criteria={criteria} onChange={onChange} />}
          lead={
            <>
              {props.children}
              {view.subfolders.length > 0 && (
                <FolderTiles
                  folders={view.subfolders}
                  onOpen={(slug) => onChange({ folder: slug })}
                  menu={folderMenu}
                  moves={folders?.moves}
                />
              )}
            </>
          }
          columns={columns}
          getKey={({ slug }) => slug}
          door={door}
          search={{
            label: view.path.length > 0 ? t`Search in “${here}”` : t`Search files`,
            query: criteria.query,
            onSearch: (query) => onChange({ query }, true),
          }}
          tile={
            isTable
              ? undefined
              : (file) => (
                  <FileTile
                    file={file}
                    door={door(file)}
                    choice={
                      selection && {
                        isChosen: selection.chosen.has(file.slug),
                        onChoose: (isChosen) => toggle(file.slug, isChosen),
                      }
                    }
                    onFavourite={() => favour(file)}
                    onDragStart={props.onDragStart && ((event) => props.onDragStart?.(event, file))}
                  />
                )
          }
          selection={
            selection && { selected: selection.chosen, onChange: selection.onChoose, nameRow: ({ name }) => name }
          }
          sort={readSort(criteria.order)}
          onSort={(sort) => onChange({ order: writeOrder(sort) })}
          failure={<Trans>The files could not be loaded</Trans>}
          empty={{
            icon: <FolderOpen size={24} aria-hidden />,
            title:
              criteria.shelf === "client" ? <Trans>No file yet</Trans> : <Trans>The shared library is empty</Trans>,
            text: mayWrite ? (
              <Trans>
                Pictures, sounds, films and documents of your courses are kept here. Drop files or a whole folder
                anywhere on this page.
              </Trans>
            ) : (
              <Trans>What stands here is offered to every organisation of the platform.</Trans>
            ),
            action: mayWrite ? add : undefined,
          }}
          unmatched={
            isOfKindAlone
              ? {
                  icon: <FolderOpen size={24} aria-hidden />,
                  title: <Trans>No file that fits here yet</Trans>,
                  text: mayWrite ? <Trans>Add one from this device: it is kept in the library.</Trans> : undefined,
                }
              : isSearch
                ? {
                    icon: <SearchX size={24} aria-hidden />,
                    title: <Trans>No file matches</Trans>,
                    text: open ? (
                      <Trans>Try fewer words, or look in all folders.</Trans>
                    ) : (
                      <Trans>Try fewer words.</Trans>
                    ),
                    action: open ? (
                      <Button onClick={() => onChange({ folder: null })}>
                        <Trans>Search in all folders</Trans>
                      </Button>
                    ) : (
                      <Button onClick={() => onChange({ query: "", only: "all", ...(hasKinds && { kinds: [] }) })}>
                        <Trans>Show all files</Trans>
                      </Button>
                    ),
                  }
                : {
                    icon: <FolderOpen size={24} aria-hidden />,
                    title: <Trans>No file directly here</Trans>,
                    text: mayWrite ? <Trans>Drop files on this page to add them to “{here}”.</Trans> : undefined,
                  }
          }
          onPage={(page) => onChange({ page })}
        />
      </div>
    </div>
  );
}

function useCrumbs({ view, criteria }: LibraryControl, onChange: LibraryBrowserProps["onChange"]) {
  const nameOf = useShelfName();
  const places = [{ slug: null, name: nameOf(criteria.shelf) }, ...view.path];
  return places.map(({ slug, name }, index) => ({
    label: name,
    ...(index < places.length - 1 && {
      render: <button type="button" onClick={() => onChange({ folder: slug })} />,
    }),
  }));
}

const readSort = (order: FileCriteria["order"]): TableSort => ({
  column: order.replace("-", ""),
  direction: order.startsWith("-") ? "descending" : "ascending",
});
const writeOrder = ({ column, direction }: TableSort) =>
  `${direction === "descending" ? "-" : ""}${column}` as FileCriteria["order"];
