// Knows the links into a product: those that were made and their use, making another one, and revoking one.
import { connectLinks, linksMachine } from "@academiz/application/audience";
import type { MadeLink, ProductLink } from "@academiz/application/ports";
import type { ProductType } from "@academiz/domain/catalog";
import {
  Button,
  Card,
  ConfirmDialog,
  ErrorState,
  RadioGroup,
  Skeleton,
  SkeletonGroup,
  StatusChip,
  useListFocus,
  When,
} from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useMachine } from "@xstate/react";
import { Link2 } from "lucide-react";
import { useRef, useState } from "react";
import { useOffice } from "../office/office-context.ts";
import { TroubleText } from "../office/trouble-text.tsx";
import { failure } from "../product/product.css.ts";
import * as styles from "./audience.css.ts";
import { CopyLine } from "./copy-line.tsx";

export interface OwnLinksProps {
  readonly product: { readonly type: ProductType; readonly slug: string };
  /** Undefined while learners do not have the product: then links lead to its draft. */
  readonly perimeterSlug: string | undefined;
}

export function OwnLinks({ product, perimeterSlug }: OwnLinksProps) {
  const { t, i18n } = useLingui();
  const { office } = useOffice();
  const [chosen, setMode] = useState<ProductLink["mode"]>("NORMAL");
  const [asked, setAsked] = useState<MadeLink | null>(null);
  const [snapshot, send] = useMachine(linksMachine, { input: { gateway: office.audience, product } });
  const { links, trouble, isMaking, isBusy, actTrouble } = connectLinks(snapshot);
  // The pressed button goes away with its link.
  const list = useRef<HTMLUListElement>(null);
  const noteFocus = useListFocus(list);
  const mode = perimeterSlug === undefined ? "PREVIEW" : chosen;
  const nameOf = ({ mode: made, madeAt }: MadeLink) => {
    const at = i18n.date(madeAt, { timeStyle: "short" });
    return made === "PREVIEW" ? t`Link of ${at}: the draft` : t`Link of ${at}: as learners have it`;
  };
  return (
    <Card
      title={<Trans>Links that open it at once</Trans>}
      description={
        <Trans>
          A link opens the product in the name of whoever made it, without signing in: on your phone, for instance. It
          works once and for a few minutes, and what it opened stays open for twelve hours; do not pass it on.
        </Trans>
      }
    >
      <div className={styles.part}>
        <RadioGroup
          label={t`What it opens`}
          value={mode}
          onValueChange={setMode}
          options={[
            {
              value: "NORMAL",
              label: <Trans>The product as learners have it</Trans>,
              help: <Trans>What you do there is kept as yours.</Trans>,
              disabled: perimeterSlug === undefined,
            },
            {
              value: "PREVIEW",
              label: <Trans>Its draft</Trans>,
              help: <Trans>Nothing of what you do is kept.</Trans>,
            },
          ]}
        />
        <div>
          <Button
            icon={<Link2 size={20} aria-hidden />}
            loading={isMaking}
            onClick={() => send({ type: "link.asked", mode, perimeterSlug })}
          >
            <Trans>Make a link</Trans>
          </Button>
        </div>
        {actTrouble && (
          <p role="alert" className={failure}>
            <TroubleText trouble={actTrouble} />
          </p>
        )}
        {links === null && trouble && !isBusy ? (
          <ErrorState
            level={2}
            title={<Trans>The links could not be loaded</Trans>}
            requestId={trouble.requestId}
            onRetry={() => send({ type: "retry.asked" })}
          >
            <TroubleText trouble={trouble} />
          </ErrorState>
        ) : links === null ? (
          <SkeletonGroup>
            <Skeleton shape="block" />
          </SkeletonGroup>
        ) : links.length === 0 ? (
          <p className={styles.note}>
            <Trans>No link in the last twelve hours.</Trans>
          </p>
        ) : (
          <ul ref={list} tabIndex={-1} onFocus={noteFocus} aria-label={t`Links`} className={styles.links}>
            {links.map((one) => {
              const name = nameOf(one);
              return (
                <li key={one.id} id={`link-${one.id}`} data-line tabIndex={-1} className={styles.link}>
                  <div className={styles.linkLine}>
                    <span className={styles.told}>
                      <span>{name}</span>
                      <span className={styles.note}>
                        {one.by.isYou ? (
                          <Trans>Made by you</Trans>
                        ) : one.by.name === null ? (
                          <Trans>Made by somebody who has no account any more</Trans>
                        ) : (
                          <Trans>Made by {one.by.name}</Trans>
                        )}
                        {" · "}
                        <When at={one.madeAt} />
                      </span>
                    </span>
                    <StatusChip>
                      <LinkState link={one} />
                    </StatusChip>
                    {(one.state === "waiting" || one.state === "used") && (
                      <Button
                        size="small"
                        disabled={isBusy}
                        accessibleWhenDisabled
                        aria-label={t`Revoke: ${name}`}
                        onClick={() => setAsked(one)}
                      >
                        <Trans>Revoke</Trans>
                      </Button>
                    )}
                  </div>
                  {one.link !== null && <CopyLine label={t`Address of the link`} value={one.link} />}
                </li>
              );
            })}
          </ul>
        )}
      </div>
      <ConfirmDialog
        open={asked !== null}
        danger
        title={<Trans>Revoke this link?</Trans>}
        confirmLabel={t`Revoke the link`}
        onCancel={() => setAsked(null)}
        onConfirm={() => {
          if (asked) send({ type: "link.revoked", id: asked.id });
          setAsked(null);
        }}
      >
        {asked?.state === "used" ? (
          <Trans>Whoever opened the product with it is shown out at once. What they did there stays.</Trans>
        ) : (
          <Trans>
            Whoever follows it is told that it was revoked. It cannot be taken back: make a new one instead.
          </Trans>
        )}
      </ConfirmDialog>
    </Card>
  );
}

function LinkState({ link: { state, revokedBy } }: { readonly link: MadeLink }) {
  if (state === "waiting") return <Trans>Not followed yet</Trans>;
  if (state === "used") return <Trans>Followed, open</Trans>;
  if (state === "over") return <Trans>Over</Trans>;
  if (revokedBy?.isYou) return <Trans>Revoked by you</Trans>;
  return revokedBy?.name ? <Trans>Revoked by {revokedBy.name}</Trans> : <Trans>Revoked</Trans>;
}
