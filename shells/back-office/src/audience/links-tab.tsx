// Knows the addresses of a product: the one for its learners, and links that let its authors in at once.
import { hasPlayer, type ProductType } from "@academiz/domain/catalog";
import { Card, EmptyState } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect } from "react";
import { Opening } from "../product/opening.tsx";
import * as styles from "./audience.css.ts";
import { CopyLine } from "./copy-line.tsx";
import { OwnLinks } from "./own-links.tsx";
import type { AudienceWriting } from "./use-audience.ts";

export interface LinksTabProps extends Pick<AudienceWriting, "view" | "send"> {
  readonly product: { readonly type: ProductType; readonly slug: string; readonly name: string };
  readonly isPublished: boolean;
}

export function LinksTab({ view, send, product, isPublished }: LinksTabProps) {
  const { t } = useLingui();
  const { availability } = view;
  useEffect(() => {
    if (isPublished) send({ type: "audience.opened", isPublished });
  }, [isPublished, send]);
  // Otherwise what stands below would jump when the address comes.
  if (isPublished && availability === null)
    return (
      <Opening
        view={view}
        failure={<Trans>The address could not be loaded</Trans>}
        onRetry={() => send({ type: "retry.asked" })}
      />
    );
  return (
    <div className={styles.page}>
      {availability === null || !isPublished ? (
        <EmptyState title={<Trans>Learners have no address yet</Trans>}>
          <Trans>The first publication gives it one.</Trans>
        </EmptyState>
      ) : (
        <Card
          title={<Trans>For learners</Trans>}
          description={
            <Trans>The address stays the same. Whoever opens it signs in, and must belong to the audience.</Trans>
          }
        >
          <div className={styles.part}>
            <CopyLine label={t`Address for learners`} value={availability.url} />
            <CopyLine
              label={t`As a link of a web page`}
              value={`<a href="${escapeMarkup(availability.url)}">${escapeMarkup(product.name)}</a>`}
              hasCode={false}
            />
          </div>
        </Card>
      )}
      {hasPlayer(product.type) ? (
        <OwnLinks product={product} perimeterSlug={isPublished ? availability?.slug : undefined} />
      ) : (
        <Card title={<Trans>Links that open it at once</Trans>}>
          <p>
            <Trans>
              There are none: it is a page of the learners’ site, with other products and messages on it, and such a
              link opens a single product. Use its address: whoever signs in comes straight to it, and in this browser
              you are signed in already.
            </Trans>
          </p>
        </Card>
      )}
    </div>
  );
}

const SIGNS: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escapeMarkup = (text: string): string => text.replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign);
