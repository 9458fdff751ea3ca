// Knows the head of a product's page: its name, its state, and its actions.
import { Breadcrumbs, Button, IconButton, Menu, MenuItem, PageHeader } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { EllipsisVertical, Eye, EyeOff, Send, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { TroubleText } from "../office/trouble-text.tsx";
import { ConflictNotice } from "./conflict-notice.tsx";
import type { OpenedProductProps } from "./open-product.tsx";
import * as styles from "./product.css.ts";
import { ProductStatus, readPublication } from "./product-status.tsx";
import { TypeChip } from "./type-chip.tsx";

export interface ProductHeadProps extends OpenedProductProps {
  readonly onPublish: () => void;
  readonly onWithdraw: () => void;
  readonly onRemove: () => void;
  /** Further actions, before the others. */
  readonly actions?: ReactNode;
}

export function ProductHead({ view, product, send, onPublish, onWithdraw, onRemove, actions }: ProductHeadProps) {
  const { t } = useLingui();
  const { name, type } = product;
  const publication = readPublication(product);
  return (
    <>
      <title>{t`${name} – Academiz`}</title>
      <PageHeader
        above={<Breadcrumbs items={[{ label: t`Learning products`, render: <Link to="/" /> }, { label: name }]} />}
        title={name}
        status={
          <>
            <TypeChip type={type} />
            <ProductStatus publication={publication} />
          </>
        }
        actions={
          <>
            <Menu
              placement="bottom-end"
              trigger={<IconButton label={t`More`} icon={<EllipsisVertical size={20} aria-hidden />} />}
            >
              {product.visible && product.publishedAt !== null && (
                <MenuItem icon={<EyeOff size={20} aria-hidden />} onClick={onWithdraw}>
                  <Trans>Withdraw…</Trans>
                </MenuItem>
              )}
              <MenuItem danger icon={<Trash2 size={20} aria-hidden />} onClick={onRemove}>
                <Trans>Delete…</Trans>
              </MenuItem>
            </Menu>
            {actions}
            <Button
              icon={<Eye size={20} aria-hidden />}
              loading={view.isOpeningPreview}
              onClick={() => send({ type: "preview.asked" })}
            >
              <Trans>Preview</Trans>
            </Button>
            <Button
              variant={publication === "up-to-date" ? "secondary" : "primary"}
              icon={<Send size={20} aria-hidden />}
              loading={view.isPublishing}
              onClick={onPublish}
            >
              <Trans>Publish</Trans>
            </Button>
          </>
        }
      />
      {view.actionTrouble && (
        <p role="alert" className={styles.failure}>
          <TroubleText trouble={view.actionTrouble} />
        </p>
      )}
      {view.conflict && <ConflictNotice conflict={view.conflict} send={send} />}
    </>
  );
}
