// Knows the list of what this device keeps for somebody, with its size.
import { connectKeptProducts } from "@academiz/application/kept-products";
import { Button, Card, formatSize } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { Trash2 } from "lucide-react";
import { use } from "react";
import * as styles from "./offline.css.ts";
import { type OfflineActors, OfflineContext } from "./offline-context.ts";

export function KeptList() {
  const actors = use(OfflineContext);
  if (!actors?.kept.getSnapshot().context.kept.isThere) return null;
  return <Rows {...actors} />;
}

function Rows({ kept }: OfflineActors) {
  const { t, i18n } = useLingui();
  const { products, bytes, isBusy } = connectKeptProducts(useSelector(kept, (snapshot) => snapshot));
  return (
    <Card
      title={<Trans>Kept on this device</Trans>}
      description={
        <Trans>It plays without a network. Signing out removes it; your results stay until they are sent.</Trans>
      }
    >
      {products.length === 0 ? (
        <p className={styles.said}>
          <Trans>Nothing is kept. Choose “Keep on this device” on the card of a course.</Trans>
        </p>
      ) : (
        <div className={styles.part}>
          <ul className={styles.rows}>
            {products.map(({ slug, title, bytes: size }) => (
              <li key={slug} className={styles.row}>
                <span>
                  {title} · {formatSize(i18n, size)}
                </span>
                <Button
                  variant="quiet"
                  disabled={isBusy}
                  icon={<Trash2 size={20} aria-hidden />}
                  aria-label={t`Remove from this device: ${title}`}
                  onClick={() => kept.send({ type: "remove.asked", slug })}
                >
                  <Trans>Remove</Trans>
                </Button>
              </li>
            ))}
          </ul>
          <p className={styles.said}>
            <Trans>{formatSize(i18n, bytes)} in all</Trans>
          </p>
        </div>
      )}
    </Card>
  );
}
