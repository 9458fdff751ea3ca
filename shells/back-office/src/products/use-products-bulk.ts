// Knows what is done with several products at once, what is told of it, and how a move is taken back.
import type { BulkAct } from "@academiz/application/bulk";
import type { ProductRow } from "@academiz/application/ports";
import { useToasts } from "@academiz/ui";
import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useRef } from "react";
import { type Many, useMany } from "../lists/use-many.ts";
import { useOffice } from "../office/office-context.ts";

export interface ProductsBulk {
  readonly many: Many<ProductRow>;
  readonly move: (rows: readonly ProductRow[], folder: string | null) => void;
  readonly publish: (rows: readonly ProductRow[]) => void;
  readonly withdraw: (rows: readonly ProductRow[]) => void;
  readonly duplicate: (rows: readonly ProductRow[]) => void;
  readonly remove: (rows: readonly ProductRow[]) => void;
}

export const mayPublish = ({ publishedAt, visible, hasConfigDraft }: ProductRow): boolean =>
  publishedAt === null || !visible || hasConfigDraft;
export const mayWithdraw = ({ publishedAt, visible }: ProductRow): boolean => publishedAt !== null && visible;

/** `onOver` hears once that the list shows what was before. */
export function useProductsBulk(onOver: () => void): ProductsBulk {
  const { t } = useLingui();
  const notify = useToasts();
  const { library } = useOffice().office;
  const told = useRef<{ readonly text: string; readonly undo?: () => void } | null>(null);
  const many = useMany<ProductRow>(
    ({ slug }) => slug,
    (isWhole) => {
      onOver();
      const last = told.current;
      if (!isWhole || !last) return;
      const { text, undo } = last;
      notify({ kind: "success", text, ...(undo && { action: { label: t`Undo`, run: undo } }) });
    },
  );
  const ask = (rows: readonly ProductRow[], text: string, act: BulkAct<ProductRow>, undo?: () => void) => {
    if (rows.length === 0) return notify({ kind: "success", text: t`Nothing to do` });
    told.current = { text, ...(undo && { undo }) };
    many.ask(rows, act);
  };
  const place = (rows: readonly ProductRow[], to: (row: ProductRow) => string | null, isUndo = false) => {
    const items = rows.filter((row) => row.folderProduct !== to(row));
    const from = new Map(items.map(({ slug, folderProduct }) => [slug, folderProduct]));
    const moved: ProductRow[] = [];
    const count = items.length;
    ask(
      items,
      t`${plural(count, { one: "# product moved", other: "# products moved" })}`,
      async (row) => {
        const done = await library.of(row.type).place(row.slug, to(row), row.updatedAt);
        if (done.ok) moved.push(done.value);
        return done;
      },
      isUndo ? undefined : () => place(moved, ({ slug }) => from.get(slug) ?? null, true),
    );
  };
  return {
    many,
    move: (rows, folder) => place(rows, () => folder),
    publish: (rows) => {
      const items = rows.filter(mayPublish);
      const count = items.length;
      const text = t`${plural(count, { one: "# product published", other: "# products published" })}`;
      ask(items, text, ({ type, slug, updatedAt }) => library.of(type).publish(slug, updatedAt));
    },
    withdraw: (rows) => {
      const items = rows.filter(mayWithdraw);
      const count = items.length;
      const text = t`${plural(count, { one: "# product withdrawn", other: "# products withdrawn" })}`;
      ask(items, text, ({ type, slug }) => library.of(type).withdraw(slug));
    },
    duplicate: (rows) => {
      const count = rows.length;
      const text = t`${plural(count, { one: "# copy made", other: "# copies made" })}`;
      ask(rows, text, ({ type, slug }) => library.of(type).duplicate(slug));
    },
    remove: (rows) => {
      const count = rows.length;
      const text = t`${plural(count, { one: "# product deleted", other: "# products deleted" })}`;
      ask(rows, text, ({ type, slug }) => library.of(type).remove(slug));
    },
  };
}
