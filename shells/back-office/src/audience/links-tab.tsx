// Knows the addresses of a product: that of its learners, and links by which its author gets in at once.
import type { ProductLink, Trouble } from "@academiz/application/ports";
import type { ProductType } from "@academiz/domain/catalog";
import { Button, Card, EmptyState, RadioGroup } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { Link2 } from "lucide-react";
import { useEffect, useState } from "react";
import { useOffice } from "../office/office-context.ts";
import { TroubleText } from "../office/trouble-text.tsx";
import { Opening } from "../product/opening.tsx";
import { failure } from "../product/product.css.ts";
import * as styles from "./audience.css.ts";
import { CopyLine } from "./copy-line.tsx";
import type { AudienceWriting } from "./use-audience.ts";

export interface LinksTabProps extends Pick<AudienceWriting, "view" | "send"> {
  readonly product: { readonly type: ProductType; readonly slug: string; readonly name: string };
  readonly isPublished: boolean;
}

export function LinksTab({ view, send, product, isPublished }: LinksTabProps) {
  const { t } = useLingui();
  const { availability } = view;
  useEffect(() => {
    if (isPublished) send({ type: "audience.opened" });
  }, [isPublished, send]);
  // What stands below would jump when the address comes.
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
      {availability === null ? (
        <EmptyState title={<Trans>Learners have no address yet</Trans>}>
          <Trans>The first publication gives it one.</Trans>
        </EmptyState>
      ) : (
        <Card
          title={<Trans>For learners</Trans>}
          description={<Trans>It stays the same. Whoever opens it signs in, and must belong to the audience.</Trans>}
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
      <OwnLinks product={product} perimeterSlug={availability?.slug} />
    </div>
  );
}

const SIGNS: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escapeMarkup = (text: string): string => text.replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign);

interface OwnLinksProps extends Pick<LinksTabProps, "product"> {
  /** Undefined: learners do not have it, and there is its draft alone. */
  readonly perimeterSlug: string | undefined;
}

/** Nobody keeps them: those that were made stand here until the page is left. */
function OwnLinks({ product: { type, slug }, perimeterSlug }: OwnLinksProps) {
  const { t, i18n } = useLingui();
  const { office } = useOffice();
  const [chosen, setMode] = useState<ProductLink["mode"]>("NORMAL");
  const [links, setLinks] = useState<readonly ProductLink[]>([]);
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const mode = perimeterSlug === undefined ? "PREVIEW" : chosen;
  const make = async () => {
    setBusy(true);
    setTrouble(null);
    const made = await office.audience.link({ type, slug }, { mode, perimeterSlug });
    setBusy(false);
    if (made.ok) setLinks((before) => [made.value, ...before]);
    else setTrouble(made.error);
  };
  return (
    <Card
      title={<Trans>For yourself</Trans>}
      description={
        <Trans>
          A link that opens the product in your name, without signing in: on your phone, for instance. It works once and
          for a few minutes; do not pass it on.
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
          <Button icon={<Link2 size={20} aria-hidden />} loading={isBusy} onClick={() => void make()}>
            <Trans>Make a link</Trans>
          </Button>
        </div>
        {trouble && (
          <p role="alert" className={failure}>
            <TroubleText trouble={trouble} />
          </p>
        )}
        {links.map(({ link, mode: made, expiration }, at) => {
          const number = links.length - at;
          const until = i18n.date(new Date(expiration), { timeStyle: "short" });
          return (
            <CopyLine
              key={link}
              label={made === "PREVIEW" ? t`Link ${number}: the draft` : t`Link ${number}: as learners have it`}
              value={link}
              help={t`Works once, until ${until}.`}
            />
          );
        })}
      </div>
    </Card>
  );
}
