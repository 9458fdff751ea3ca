// Knows how the products of a task are chosen: found by search, one or several.
import type { PathContentEvent, PathContentView } from "@academiz/application/path-content";
import type { PathNode, PathWords } from "@academiz/domain/paths";
import { isTaskKind } from "@academiz/domain/paths";
import { Button, Combobox, Field, IconButton, TextInput } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { Trash2 } from "lucide-react";
import { TypeChip } from "../product/type-chip.tsx";
import { numberGone } from "../product/uses/number-gone.ts";
import * as styles from "./path.css.ts";

export interface NodeFormProps {
  readonly node: PathNode;
  readonly view: PathContentView;
  readonly send: (event: PathContentEvent) => void;
  /** `field` names what is typed: its letters are one undo step. */
  readonly write: (words: PathWords, field?: string) => void;
}

export function TaskForm({ node, view: { found, hasMore, known, problems }, send, write }: NodeFormProps) {
  const { t } = useLingui();
  const { kind, name, products } = node;
  const isSeveral = kind === "section";
  // Until they were looked up nobody knows whether one was deleted.
  const hasGone = problems.some((problem) => problem.kind === "gone" && problem.node === node.slug);
  const numbers = numberGone(products, (slug) => !known.has(slug));
  const nameOf = (slug: string) => {
    const name = known.get(slug)?.name;
    if (name !== undefined || !hasGone) return name ?? "…";
    const number = numbers.get(slug);
    return number === undefined ? t`Deleted product` : t`Deleted product ${number}`;
  };
  const chosen = isSeveral ? null : (products[0] ?? null);
  const rows = found.rows.filter(({ slug }) => !isSeveral || !products.includes(slug));
  const own =
    chosen !== null && !rows.some(({ slug }) => slug === chosen) ? [{ value: chosen, label: nameOf(chosen) }] : [];
  const choose = (slug: string | null) => {
    const row = slug === null ? undefined : known.get(slug);
    if (!row || !isTaskKind(row.type)) return;
    if (isSeveral) return write({ products: [...products, row.slug] });
    const before = chosen === null ? "" : known.get(chosen)?.name;
    write({ kind: row.type, products: [row.slug], ...((name === "" || name === before) && { name: row.name }) });
  };
  return (
    <div className={styles.form}>
      {isSeveral && products.length > 0 && (
        <ul className={styles.products} aria-label={t`Products of this step`}>
          {products.map((slug) => (
            <li key={slug} className={styles.head}>
              <span className={styles.name}>{nameOf(slug)}</span>
              {known.get(slug) && <TypeChip type={known.get(slug)?.type ?? "learniz"} />}
              <IconButton
                label={t`Take out: ${nameOf(slug)}`}
                icon={<Trash2 size={20} aria-hidden />}
                onClick={() => write({ products: products.filter((one) => one !== slug) })}
              />
            </li>
          ))}
        </ul>
      )}
      <Field
        label={isSeveral ? <Trans>Add a product</Trans> : <Trans>Product</Trans>}
        help={
          hasMore ? (
            <Trans>There are more: type a part of the name.</Trans>
          ) : (
            <Trans>
              Courses, games, packages, classroom sessions, attachments and sections, published before the path is. A
              smart sequence or another path cannot stand here.
            </Trans>
          )
        }
      >
        <Combobox
          options={[...own, ...rows.map((row) => ({ value: row.slug, label: row.name }))]}
          value={chosen}
          loading={found.phase === "loading" || found.isRefreshing}
          placeholder={t`Search products`}
          onQueryChange={(query) => send({ type: "search.changed", query })}
          onValueChange={choose}
        />
      </Field>
      <Field
        label={<Trans>Name on the path</Trans>}
        help={<Trans>Learners read it. Empty: the name of the product.</Trans>}
      >
        <TextInput value={name} maxLength={200} onChange={({ target }) => write({ name: target.value }, "name")} />
      </Field>
      {!isSeveral && (
        <div>
          <Button size="small" onClick={() => write({ kind: "section" })}>
            <Trans>Several products in this step</Trans>
          </Button>
        </div>
      )}
    </div>
  );
}
