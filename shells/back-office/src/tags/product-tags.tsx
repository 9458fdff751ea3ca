// Knows how the tags of one product stand among its settings: each change holds at once, without a publication.
import { connectProductTags, productTagsMachine } from "@academiz/application/product-tags";
import type { ProductType } from "@academiz/domain/catalog";
import { Button, Card, IconButton, Skeleton, SkeletonGroup, useListFocus } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useActor } from "@xstate/react";
import { Tags, X } from "lucide-react";
import { useRef, useState } from "react";
import { useOffice } from "../office/office-context.ts";
import { TroubleText } from "../office/trouble-text.tsx";
import * as styles from "./tags.css.ts";
import { TagsDialog } from "./tags-dialog.tsx";

export interface ProductTagsProps {
  readonly type: ProductType;
  readonly slug: string;
}

export const TagsCard = (product: ProductTagsProps) => (
  <Card
    title={<Trans>Tags</Trans>}
    description={
      <Trans>Learners and authors find it by its tags. They take effect at once: you need not publish.</Trans>
    }
  >
    <ProductTags {...product} />
  </Card>
);

export function ProductTags({ type, slug }: ProductTagsProps) {
  const { t } = useLingui();
  const list = useRef<HTMLUListElement>(null);
  const keepFocus = useListFocus(list);
  const [isOpen, setOpen] = useState(false);
  const { productTags } = useOffice().office;
  const [snapshot, send] = useActor(productTagsMachine, { input: { gateway: productTags, product: { type, slug } } });
  const { phase, tags, isStoring, trouble } = connectProductTags(snapshot);
  if (phase === "loading")
    return (
      <SkeletonGroup>
        <Skeleton shape="control" />
      </SkeletonGroup>
    );
  return (
    <div className={styles.stack}>
      {trouble && (
        <div role="alert" className={styles.failure}>
          <p>
            <TroubleText trouble={trouble} />
          </p>
          <Button size="small" onClick={() => send({ type: "retry.asked" })}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      )}
      {phase === "ready" && (
        <>
          <ul ref={list} tabIndex={-1} className={styles.tags} aria-label={t`Tags`} onFocus={keepFocus}>
            {tags.map((tag) => (
              <li key={tag} className={styles.tag}>
                {tag}
                <IconButton
                  label={t`Remove ${tag}`}
                  icon={<X size={16} aria-hidden />}
                  size="small"
                  disabled={isStoring}
                  accessibleWhenDisabled
                  onClick={() => send({ type: "tags.changed", change: { add: [], remove: [tag] } })}
                />
              </li>
            ))}
            {tags.length === 0 && (
              <li className={styles.help}>
                <Trans>It has no tag.</Trans>
              </li>
            )}
          </ul>
          <div>
            <Button
              size="small"
              icon={<Tags size={16} aria-hidden />}
              loading={isStoring}
              onClick={() => setOpen(true)}
            >
              <Trans>Choose tags…</Trans>
            </Button>
          </div>
        </>
      )}
      {isOpen && (
        <TagsDialog
          title={<Trans>Tags of this product</Trans>}
          description={<Trans>They take effect at once: you need not publish.</Trans>}
          owned={[tags]}
          submitLabel={t`Change the tags`}
          onClose={() => setOpen(false)}
          onSubmit={(change) => {
            setOpen(false);
            send({ type: "tags.changed", change });
          }}
        />
      )}
    </div>
  );
}
