// Knows how a learner keeps a product on this device, from its card: first its size, then the progress.
import { type KeepState, readKeepState } from "@academiz/application/kept-products";
import type { MyProduct } from "@academiz/application/ports";
import { Button, formatSize, ProgressBar, StatusChip } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { CircleCheck, Download, Trash2 } from "lucide-react";
import { use } from "react";
import { useOutOfReach } from "../site/reach.ts";
import * as styles from "./offline.css.ts";
import { type OfflineActors, OfflineContext } from "./offline-context.ts";

export interface KeepPartProps {
  readonly product: MyProduct;
  /** True in a list: a product that cannot be kept then says no more than that. */
  readonly isBrief?: boolean;
}

export function KeepPart({ product, isBrief = false }: KeepPartProps) {
  const actors = use(OfflineContext);
  if (!actors?.kept.getSnapshot().context.kept.isThere) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is of forms
    <div role="group" aria-label={product.title}>
      <Waits actors={actors} slug={product.perimeterSlug} />
      <Keep actors={actors} product={product} isBrief={isBrief} />
    </div>
  );
}

/** The progress that is shown comes from the server, which does not know yet what was done without a network. */
function Waits({ actors, slug }: { readonly actors: OfflineActors; readonly slug: string }) {
  const isWaiting = useSelector(
    actors.waiting,
    ({ context: { left, refused } }) => left.includes(slug) && !refused.includes(slug),
  );
  return (
    isWaiting && (
      <p className={styles.said}>
        <Trans>What you did here without a network is on this device. It counts once it is sent.</Trans>
      </p>
    )
  );
}

function Keep({ actors: { kept }, product, isBrief = false }: KeepPartProps & { readonly actors: OfflineActors }) {
  const { t, i18n } = useLingui();
  const { isOffline, isCutOff } = useOutOfReach();
  const isAlone = isOffline || isCutOff;
  const { perimeterSlug: slug, type, title, pictureUrl } = product;
  const standing = useSelector(kept, (snapshot) => readKeepState(snapshot, { slug, type }), isSame);
  const ask = () => kept.send({ type: "keep.asked", product: { slug, type, title, pictureUrl } });
  const cancel = () => kept.send({ type: "keep.cancelled" });
  switch (standing.state) {
    case "refused":
      // A place is not played: how it opens without a network matters only where there is none.
      if (standing.why === "place")
        return isAlone && (standing.isOpened ? <Opened isBrief={isBrief} isPlace /> : <Needing />);
      if (isBrief) return <Needing />;
      return (
        <p className={styles.said}>
          <Trans>It needs the network, and cannot be kept on this device.</Trans>
        </p>
      );
    case "absent":
    case "measuring":
      if (isAlone) return standing.state === "absent" && standing.isOpened ? <Opened isBrief={isBrief} /> : <Needing />;
      return (
        <Button
          full
          variant="quiet"
          icon={<Download size={20} aria-hidden />}
          loading={standing.state === "measuring"}
          disabled={standing.state === "absent" && standing.isHeld}
          accessibleWhenDisabled
          onClick={ask}
        >
          {standing.state === "absent" && standing.isHeld ? (
            <Trans>Another one is on its way</Trans>
          ) : (
            <Trans>Keep on this device</Trans>
          )}
        </Button>
      );
    case "confirming":
      return (
        <div className={styles.part}>
          <p className={styles.said} role="status">
            <Trans>It takes {formatSize(i18n, standing.bytes)} on this device, and plays without a network.</Trans>
          </p>
          <div className={styles.actions}>
            <Button onClick={() => kept.send({ type: "keep.confirmed" })} autoFocus>
              <Trans>Keep it</Trans>
            </Button>
            <Button variant="quiet" onClick={cancel}>
              <Trans>Cancel</Trans>
            </Button>
          </div>
        </div>
      );
    case "keeping":
      return (
        <div className={styles.part}>
          <ProgressBar label={t`Keeping`} value={standing.share} />
          <Button variant="quiet" onClick={cancel}>
            <Trans>Cancel</Trans>
          </Button>
        </div>
      );
    case "kept":
      return (
        <div className={styles.actions}>
          <StatusChip tone="success" icon={<CircleCheck size={16} aria-hidden />}>
            <Trans>Kept on this device ({formatSize(i18n, standing.bytes)})</Trans>
          </StatusChip>
          <Button
            variant="quiet"
            icon={<Trash2 size={20} aria-hidden />}
            onClick={() => kept.send({ type: "remove.asked", slug })}
          >
            <Trans>Remove</Trans>
          </Button>
        </div>
      );
    case "failed":
      return (
        <div className={styles.part}>
          <p className={styles.trouble} role="alert">
            <FailedText why={standing.why} />
          </p>
          <Button variant="quiet" onClick={ask}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      );
  }
}

const Needing = () => (
  <p className={styles.said}>
    <Trans>Needs the network</Trans>
  </p>
);

/** What was opened before is held too, without what was never shown of it. */
interface OpenedProps {
  readonly isBrief: boolean;
  readonly isPlace?: boolean;
}
const Opened = ({ isBrief, isPlace = false }: OpenedProps) => (
  <p className={styles.said}>
    {isBrief ? (
      <Trans>Opens without a network</Trans>
    ) : isPlace ? (
      <Trans>You opened it on this device: without a network you see it as it was then.</Trans>
    ) : (
      <Trans>
        You opened it on this device: it opens without a network, though pictures and films of it may be missing.
      </Trans>
    )}
  </p>
);

function FailedText({ why }: { readonly why: Extract<KeepState, { state: "failed" }>["why"] }) {
  if (why === "full")
    return (
      <Trans>There is not enough room on this device. Nothing of it was kept: remove something, then try again.</Trans>
    );
  if (why === "address") return <Trans>It leads to another place, which needs the network.</Trans>;
  if (why === "offline") return <Trans>There seems to be no connection. Nothing of it was kept.</Trans>;
  return <Trans>It could not be kept. Try again in a moment.</Trans>;
}

const isSame = (one: KeepState, other: KeepState): boolean => JSON.stringify(one) === JSON.stringify(other);
