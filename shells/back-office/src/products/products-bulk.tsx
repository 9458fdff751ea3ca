// Knows the bar for the selected products, and the questions before learners are notified.
import { mayPublish, mayWithdraw } from "@academiz/application/library";
import type { ProductRow } from "@academiz/application/ports";
import { Button, ConfirmDialog } from "@academiz/ui";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Copy, EyeOff, FolderInput, Send, Tags, Trash2 } from "lucide-react";
import { useState } from "react";
import { BulkBar } from "../lists/bulk-bar.tsx";
import { UsesNotice } from "../product/uses/uses-notice.tsx";
import type { ProductsBulk } from "./use-products-bulk.ts";

export interface ProductsBarProps {
  readonly bulk: ProductsBulk;
  /** The selected products in their present state. */
  readonly rows: readonly ProductRow[];
  readonly onMove: () => void;
  readonly onTag: () => void;
  readonly onRemove: () => void;
}

export function ProductsBar({ bulk: { many, ask }, rows, onMove, onTag, onRemove }: ProductsBarProps) {
  const { t } = useLingui();
  const [asked, setAsked] = useState<"publish" | "withdraw" | null>(null);
  const count = rows.length;
  const published = rows.filter(mayPublish).length;
  const found = rows.filter(mayWithdraw);
  const withdrawn = found.length;
  return (
    <>
      <BulkBar
        label={t`Selected products`}
        unit={t`Products`}
        count={count}
        chosen={<Plural value={count} one="# product selected" other="# products selected" />}
        bulk={many.bulk}
        name={({ slug, name }) => ({ slug, name })}
        onClear={many.clear}
        onStop={many.stop}
        onDismiss={many.dismiss}
      >
        <Button size="small" icon={<FolderInput size={16} aria-hidden />} onClick={onMove}>
          <Trans>Move…</Trans>
        </Button>
        <Button size="small" icon={<Tags size={16} aria-hidden />} onClick={onTag}>
          <Trans>Tags…</Trans>
        </Button>
        <Button size="small" icon={<Send size={16} aria-hidden />} onClick={() => setAsked("publish")}>
          <Trans>Publish…</Trans>
        </Button>
        <Button size="small" icon={<EyeOff size={16} aria-hidden />} onClick={() => setAsked("withdraw")}>
          <Trans>Withdraw…</Trans>
        </Button>
        <Button size="small" icon={<Copy size={16} aria-hidden />} onClick={() => ask(rows, { type: "duplicate" })}>
          <Trans>Duplicate</Trans>
        </Button>
        <Button size="small" icon={<Trash2 size={16} aria-hidden />} onClick={onRemove}>
          <Trans>Delete…</Trans>
        </Button>
      </BulkBar>
      <ConfirmDialog
        open={asked === "publish"}
        title={<Plural value={published} one="Publish # product?" other="Publish # products?" />}
        confirmLabel={t`Publish`}
        onCancel={() => setAsked(null)}
        onConfirm={() => {
          setAsked(null);
          ask(rows, { type: "publish" });
        }}
      >
        <Trans>Learners have what is written from now on. Products without anything new stay as they are.</Trans>
      </ConfirmDialog>
      <ConfirmDialog
        open={asked === "withdraw"}
        title={<Plural value={withdrawn} one="Withdraw # product?" other="Withdraw # products?" />}
        confirmLabel={t`Withdraw`}
        onCancel={() => setAsked(null)}
        onConfirm={() => {
          setAsked(null);
          ask(rows, { type: "withdraw" });
        }}
      >
        {withdrawn > 0 && <UsesNotice products={found} before="withdrawal" />}
        <Trans>
          Learners find them no more. What they did is kept, and the next publication brings each of them back.
        </Trans>
      </ConfirmDialog>
    </>
  );
}
