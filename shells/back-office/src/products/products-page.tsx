// Knows the list of learning products: found, sorted, paged, and what is begun from it.
import { connectLibrary, libraryMachine } from "@academiz/application/library";
import type { ProductRow } from "@academiz/application/ports";
import { Button, Menu, MenuItem, PageHeader, useToasts } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { useActor } from "@xstate/react";
import { ChevronDown, FileJson, Gamepad2, Layers, PackagePlus, Plus, Route } from "lucide-react";
import { useEffect, useState } from "react";
import { useCriteria } from "../lists/use-criteria.ts";
import { useOffice, useSession } from "../office/office-context.ts";
import { RemoveDialog } from "../product/remove-dialog.tsx";
import { WithdrawDialog } from "../product/withdraw-dialog.tsx";
import { ImportPackage } from "../scorm/importing/import-package.tsx";
import { CreateDialog, type NewType } from "./create-dialog.tsx";
import { ProductActions } from "./product-actions.tsx";
import { ProductsList } from "./products-list.tsx";
import * as styles from "./products-page.css.ts";
import { readCriteria, readProductsSearch } from "./products-search.ts";

export function ProductsPage() {
  const { t } = useLingui();
  const notify = useToasts();
  const { office } = useOffice();
  const { user } = useSession();
  const search = useSearch({ from: "/gate/layout/" });
  const navigate = useNavigate({ from: "/" });
  const { library, navigation, dice } = office;
  const criteria = readCriteria(search);
  const [snapshot, send] = useActor(libraryMachine, { input: { library, navigation, dice, criteria } });
  const view = connectLibrary(snapshot);
  const [created, setCreated] = useState<NewType | null>(null);
  const [isImporting, setImporting] = useState(false);
  const [withdrawn, setWithdrawn] = useState<ProductRow | null>(null);
  const [removed, setRemoved] = useState<ProductRow | null>(null);

  useCriteria(criteria, send);
  const change = (part: { q?: string; sort?: string; page?: number }, replace = false) =>
    void navigate({ replace, search: (current) => readProductsSearch({ ...current, page: 1, ...part }) });

  const { actionTrouble } = view;
  useEffect(() => {
    if (!actionTrouble) return;
    notify({ kind: "error", text: t`This could not be done. Check the connection, then try again.` });
    send({ type: "trouble.dismissed" });
  }, [actionTrouble, notify, send, t]);

  const create = (
    <>
      <Menu trigger={<Button trailingIcon={<ChevronDown size={20} aria-hidden />}>{t`Other types`}</Button>}>
        <MenuItem icon={<Gamepad2 size={20} aria-hidden />} onClick={() => setCreated("game")}>
          <Trans>New game</Trans>
        </MenuItem>
        <MenuItem icon={<Layers size={20} aria-hidden />} onClick={() => setCreated("section")}>
          <Trans>New section</Trans>
        </MenuItem>
        <MenuItem icon={<Route size={20} aria-hidden />} onClick={() => setCreated("coursiz")}>
          <Trans>New path</Trans>
        </MenuItem>
      </Menu>
      <Button icon={<PackagePlus size={20} aria-hidden />} onClick={() => setImporting(true)}>
        <Trans>Import a SCORM package</Trans>
      </Button>
      <Button variant="primary" icon={<Plus size={20} aria-hidden />} onClick={() => setCreated("learniz")}>
        <Trans>New course</Trans>
      </Button>
    </>
  );
  return (
    <div className={styles.page}>
      <title>{t`Learning products – Academiz`}</title>
      <PageHeader
        title={<Trans>Learning products</Trans>}
        description={<Trans>The courses, SCORM packages, games, sections and paths of your organisation.</Trans>}
        actions={
          <>
            <Button variant="quiet" icon={<FileJson size={20} aria-hidden />} render={<Link to="/file" />}>
              <Trans>Play a file</Trans>
            </Button>
            {create}
          </>
        }
      />
      <ProductsList
        view={view}
        criteria={criteria}
        send={send}
        create={create}
        onSearch={(q) => change({ q }, true)}
        onSort={(sort) => change({ sort })}
        onPage={(page) => change({ page })}
        menu={(row) => (
          <ProductActions
            row={row}
            onPreview={() => send({ type: "preview.asked", slug: row.slug })}
            onTemplate={() => send({ type: "template.marked", slug: row.slug, isTemplate: !row.template })}
            onDuplicate={() => send({ type: "duplication.asked", slug: row.slug })}
            onWithdraw={() => setWithdrawn(row)}
            onRemove={() => setRemoved(row)}
          />
        )}
      />
      {created && (
        <CreateDialog
          of={created}
          isBusy={view.isActing}
          onCancel={() => setCreated(null)}
          onCreate={({ name, local, gameType, template }) => {
            if (template !== null) return send({ type: "template.chosen", of: created, slug: template, name });
            const author = `${user?.firstname ?? ""} ${user?.lastname ?? ""}`.trim();
            if (created === "game") send({ type: "creation.asked", of: created, name, local, gameType });
            else send({ type: "creation.asked", of: created, name, local, author });
          }}
        />
      )}
      {isImporting && <ImportPackage onClose={() => setImporting(false)} />}
      <WithdrawDialog
        name={withdrawn?.name ?? null}
        onCancel={() => setWithdrawn(null)}
        onConfirm={() => {
          if (withdrawn) send({ type: "withdrawal.confirmed", slug: withdrawn.slug });
          setWithdrawn(null);
        }}
      />
      <RemoveDialog
        name={removed?.name ?? null}
        onCancel={() => setRemoved(null)}
        onConfirm={() => {
          if (removed) send({ type: "removal.confirmed", slug: removed.slug });
          setRemoved(null);
        }}
      />
    </div>
  );
}
