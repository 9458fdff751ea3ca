// Knows the list of learning products: found, sorted, paged, and what is begun from it.
import { connectLibrary, type FoldersTold, libraryMachine } from "@academiz/application/library";
import type { ProductRow } from "@academiz/application/ports";
import { PRODUCT_TYPES } from "@academiz/domain/catalog";
import { findFolderPath } from "@academiz/domain/documents";
import {
  Breadcrumbs,
  Button,
  Menu,
  MenuItem,
  MenuSeparator,
  PageHeader,
  Skeleton,
  SkeletonGroup,
  useToasts,
} from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { useActor } from "@xstate/react";
import { ChevronDown, FileJson, FileSpreadsheet, FolderPlus, PackagePlus, Plus } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import { createHold } from "../folders/dragged-rows.ts";
import { FolderMenu } from "../folders/folder-menu.tsx";
import { FolderTiles } from "../folders/folder-tiles.tsx";
import * as folderStyles from "../folders/folders.css.ts";
import { useFolderMoves } from "../folders/use-folder-moves.ts";
import type { Folder } from "../folders/walk-folders.ts";
import { useCriteria } from "../lists/use-criteria.ts";
import { LeaveDialog } from "../office/leave-dialog.tsx";
import { useOffice, useSession } from "../office/office-context.ts";
import { useTroubleWords } from "../office/use-trouble-words.ts";
import { WeekBand } from "../statistics/week-band.tsx";
import { lateFrame, lateOffice } from "../words/late-office.ts";
import { CREATIONS } from "./creating/creations.ts";
import { isNewType } from "./creating/new-types.ts";
import type { Asked } from "./folder-asked.tsx";
import { FolderSide } from "./folder-side.tsx";
import { ProductActions } from "./product-actions.tsx";
import { ProductFilters } from "./product-filters.tsx";
import { ProductsList } from "./products-list.tsx";
import * as styles from "./products-page.css.ts";
import { type ProductsSearch, readCriteria, readProductsSearch } from "./products-search.ts";
import { useProductsBulk } from "./use-products-bulk.ts";

// Importing questions is rare, so its code is loaded only then.
const ImportQuestions = lateOffice(async () => (await import("./importing/import-questions.tsx")).ImportQuestions);

const TagProducts = lateOffice(async () => (await import("./tag-products.tsx")).TagProducts);

// What opens before the list comes after it; its words come with the list.
const CreateDialog = lateFrame(async () => (await import("./creating/create-dialog.tsx")).CreateDialog);
const ImportPackage = lateFrame(async () => (await import("../scorm/importing/import-package.tsx")).ImportPackage);
const ProductsBar = lateFrame(async () => (await import("./products-bulk.tsx")).ProductsBar);
const RemoveProducts = lateFrame(async () => (await import("./remove-products.tsx")).RemoveProducts);
const WithdrawDialog = lateFrame(async () => (await import("../product/withdraw-dialog.tsx")).WithdrawDialog);
const FolderAsked = lateFrame(async () => (await import("./folder-asked.tsx")).FolderAsked);

const HOLD = createHold("products");

/** A course has a button of its own. */
const OTHERS = PRODUCT_TYPES.filter(isNewType)
  .filter((type) => type !== "learniz")
  .map((type) => ({ type, ...CREATIONS[type] }));

export function ProductsPage() {
  const { t, i18n } = useLingui();
  const notify = useToasts();
  const sayTrouble = useTroubleWords();
  const { office } = useOffice();
  const { user, mayFollow } = useSession();
  const search = useSearch({ from: "/gate/layout/" });
  const navigate = useNavigate({ from: "/" });
  const { library, navigation, dice } = office;
  const criteria = readCriteria(search);
  const [snapshot, send, actor] = useActor(libraryMachine, { input: { library, navigation, dice, criteria } });
  const view = connectLibrary(snapshot);
  const [withdrawn, setWithdrawn] = useState<ProductRow | null>(null);
  const [removed, setRemoved] = useState<readonly ProductRow[]>([]);
  const [tagged, setTagged] = useState<readonly ProductRow[]>([]);
  const [asked, setAsked] = useState<Asked | null>(null);

  useCriteria(criteria, send);
  const put = (part: Readonly<Record<string, unknown>>, replace = false) =>
    void navigate({ replace, search: (current) => readProductsSearch({ ...current, ...part }) });
  const change = (part: Readonly<Record<string, unknown>>, replace = false) => put({ page: 1, ...part }, replace);
  const begin = (begun: ProductsSearch["new"]) => put({ new: begun });
  const bulk = useProductsBulk(() => send({ type: "retry.asked" }));
  const { many } = bulk;
  const chosen = [...many.chosen.values()].map((row) => view.rows.find(({ slug }) => slug === row.slug) ?? row);

  const { tree, gone } = view.folders;
  const folder = criteria.folder ?? null;
  const path = findFolderPath(tree, folder);
  const here = path.at(-1);
  const open = (slug: string | null) => change({ folder: slug ?? undefined });
  const hear = useEffectEvent((told: FoldersTold) => {
    if (told.type === "folder-made" && told.slug !== null) open(told.slug);
    if (told.type === "folder-dissolved") notify({ kind: "success", text: t`The folder is deleted` });
  });
  useEffect(() => {
    const subscription = actor.on("*", (told) => hear(told));
    return () => subscription.unsubscribe();
  }, [actor]);
  // A folder that no longer exists is left, for its parent where that is known.
  const leave = useEffectEvent(() => change({ folder: undefined }, true));
  useEffect(() => {
    if (gone !== null) leave();
  }, [gone]);

  const { actionTrouble } = view;
  useEffect(() => {
    if (!actionTrouble) return;
    notify({ kind: "error", text: sayTrouble(actionTrouble) });
    send({ type: "trouble.dismissed" });
  }, [actionTrouble, notify, send, sayTrouble]);

  // The list is drawn once it is known whether folders stand beside it, so that it does not move.
  const areKnown = tree.length > 0 || view.folders.phase !== "loading";
  const hasFolders = tree.length > 0 || view.folders.phase === "failed";
  const moves = useFolderMoves({
    tree,
    isBusy: view.isActing,
    onMove: (slug, parentSlug) => send({ type: "folder.changed", slug, change: { parentSlug } }),
    rows: {
      accepts: (event) => !bulk.isActing && HOLD.holds(event),
      onDrop(into, event) {
        const slugs = HOLD.read(event);
        const rows = [...chosen, ...view.rows.filter(({ slug }) => !many.chosen.has(slug))];
        bulk.ask(
          rows.filter(({ slug }) => slugs.includes(slug)),
          { type: "move", folder: into },
        );
      },
    },
  });
  const folderMenu = (one: Folder) => (
    <FolderMenu
      name={one.name}
      onRename={() => setAsked({ type: "rename", folder: one })}
      onMove={() => setAsked({ type: "move", folder: one })}
      onRemove={() => setAsked({ type: "dissolve", folder: one })}
    />
  );
  const isWhole = criteria.query === "" && !criteria.type && !criteria.state && !criteria.tags;
  const subfolders = isWhole ? (here ? here.children : tree) : [];
  const created = search.new === "scorm" || search.new === "questions" ? undefined : search.new;
  const close = () => put({ new: undefined }, true);

  const create = (
    <>
      <Menu trigger={<Button trailingIcon={<ChevronDown size={20} aria-hidden />}>{t`Other types`}</Button>}>
        {OTHERS.map(({ type, Icon, title }) => (
          <MenuItem key={type} icon={<Icon size={20} aria-hidden />} onClick={() => begin(type)}>
            {i18n._(title)}
          </MenuItem>
        ))}
        <MenuItem icon={<FileSpreadsheet size={20} aria-hidden />} onClick={() => begin("questions")}>
          <Trans>Import questions from a workbook</Trans>
        </MenuItem>
        <div className={styles.onPhones}>
          <MenuItem icon={<PackagePlus size={20} aria-hidden />} onClick={() => begin("scorm")}>
            <Trans>Import a SCORM package</Trans>
          </MenuItem>
          <MenuSeparator />
          <MenuItem icon={<FolderPlus size={20} aria-hidden />} onClick={() => setAsked({ type: "new" })}>
            <Trans>New folder</Trans>
          </MenuItem>
          <MenuItem icon={<FileJson size={20} aria-hidden />} render={<Link to="/file" />}>
            <Trans>Play a file</Trans>
          </MenuItem>
        </div>
      </Menu>
      <span className={styles.offPhones}>
        <Button icon={<PackagePlus size={20} aria-hidden />} onClick={() => begin("scorm")}>
          <Trans>Import a SCORM package</Trans>
        </Button>
      </span>
      <Button variant="primary" icon={<Plus size={20} aria-hidden />} onClick={() => begin("learniz")}>
        <Trans>New course</Trans>
      </Button>
    </>
  );
  return (
    <div className={styles.page}>
      <title>{t`Learning products – Academiz`}</title>
      <PageHeader
        title={<Trans>Learning products</Trans>}
        description={
          <Trans>
            Courses, SCORM packages, games, smart sequences, classrooms, attachments, sections and paths of your
            organisation.
          </Trans>
        }
        actions={
          <>
            <span className={styles.offPhones}>
              <Button variant="quiet" icon={<FileJson size={20} aria-hidden />} render={<Link to="/file" />}>
                <Trans>Play a file</Trans>
              </Button>
              <Button icon={<FolderPlus size={20} aria-hidden />} onClick={() => setAsked({ type: "new" })}>
                <Trans>New folder</Trans>
              </Button>
            </span>
            {create}
          </>
        }
      />
      {mayFollow && <WeekBand />}
      {areKnown ? (
        <div className={hasFolders ? folderStyles.panes : undefined}>
          {hasFolders && (
            <FolderSide
              view={view}
              folder={folder}
              onOpen={open}
              change={{
                moves,
                onRename: (one) => setAsked({ type: "rename", folder: one }),
                onRemove: (one) => setAsked({ type: "dissolve", folder: one }),
              }}
              onRetry={() => send({ type: "retry.asked" })}
            />
          )}
          <div className={styles.stack}>
            {here && (
              <div className={styles.line}>
                <Breadcrumbs
                  isAboveTitle={false}
                  items={[{ slug: null, name: t`All products` }, ...path].map(({ slug, name }, index) => ({
                    label: name,
                    ...(index < path.length && { render: <button type="button" onClick={() => open(slug)} /> }),
                  }))}
                />
                {folderMenu(here)}
              </div>
            )}
            <ProductsList
              view={view}
              criteria={criteria}
              send={send}
              create={create}
              folderName={here?.name}
              onSearch={(q) => change({ q }, true)}
              onSort={(sort) => change({ sort })}
              onPage={(page) => change({ page })}
              onShowAll={() => void navigate({ search: {} })}
              lead={
                <>
                  <ProductFilters criteria={criteria} onChange={change} />
                  {(chosen.length > 0 || many.bulk.phase !== "idle") && (
                    <ProductsBar
                      bulk={bulk}
                      rows={chosen}
                      onMove={() => setAsked({ type: "place", rows: chosen })}
                      onTag={() => setTagged(chosen)}
                      onRemove={() => setRemoved(chosen)}
                    />
                  )}
                  {subfolders.length > 0 && (
                    <FolderTiles folders={subfolders} onOpen={open} menu={folderMenu} moves={moves} />
                  )}
                </>
              }
              selection={{
                selected: new Set(many.chosen.keys()),
                nameRow: ({ name }) => name,
                onChange: (keys) => many.choose(keys, view.rows),
              }}
              onDragStart={(event, { slug }) =>
                HOLD.take(event, many.chosen.has(slug) ? [...many.chosen.keys()] : [slug])
              }
              menu={(row) => (
                <ProductActions
                  row={row}
                  isWaiting={bulk.isActing}
                  onPreview={() => send({ type: "preview.asked", slug: row.slug })}
                  onMark={(marks) => send({ type: "product.marked", slug: row.slug, marks })}
                  onDuplicate={() => send({ type: "duplication.asked", slug: row.slug })}
                  onMove={() => setAsked({ type: "place", rows: [row] })}
                  onTag={() => setTagged([row])}
                  onWithdraw={() => setWithdrawn(row)}
                  onRemove={() => setRemoved([row])}
                />
              )}
            />
          </div>
        </div>
      ) : (
        <SkeletonGroup>
          <Skeleton shape="control" />
          <Skeleton shape="control" />
          <Skeleton shape="control" />
        </SkeletonGroup>
      )}
      {created && (
        <CreateDialog
          of={created}
          isBusy={view.isActing}
          onCancel={close}
          onCreate={({ name, local, gameType, template }) => {
            if (template !== null) return send({ type: "template.chosen", of: created, slug: template, name });
            const author = `${user?.firstname ?? ""} ${user?.lastname ?? ""}`.trim();
            if (created === "game") send({ type: "creation.asked", of: created, name, local, gameType });
            else send({ type: "creation.asked", of: created, name, local, author });
          }}
        />
      )}
      {search.new === "scorm" && <ImportPackage onClose={close} />}
      {search.new === "questions" && <ImportQuestions folder={folder} onClose={close} />}
      {withdrawn && (
        <WithdrawDialog
          product={withdrawn}
          onCancel={() => setWithdrawn(null)}
          onConfirm={() => {
            send({ type: "withdrawal.confirmed", slug: withdrawn.slug });
            setWithdrawn(null);
          }}
        />
      )}
      {removed.length > 0 && (
        <RemoveProducts
          rows={removed}
          onCancel={() => setRemoved([])}
          onConfirm={() => {
            bulk.ask(removed, { type: "remove" });
            setRemoved([]);
          }}
        />
      )}
      {tagged.length > 0 && <TagProducts rows={tagged} many={many} onClose={() => setTagged([])} />}
      {asked && (
        <FolderAsked
          asked={asked}
          view={view}
          folder={folder}
          send={send}
          onPlace={(rows, into) => bulk.ask(rows, { type: "move", folder: into })}
          onClose={() => setAsked(null)}
        />
      )}
      <LeaveDialog
        isUnsaved={bulk.isActing}
        words={{
          title: <Trans>Stop halfway?</Trans>,
          text: <Trans>What you asked for is still being done. With those who are left, nothing will be done.</Trans>,
          confirm: t`Stop and leave`,
        }}
      />
    </div>
  );
}
