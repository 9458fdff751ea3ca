// Knows how a course presents itself to a learner: what it is, how long it takes, how far one is.
import type { MyProduct } from "@academiz/application/ports";
import { Button, ProgressBar, StatusChip } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { ArrowRight, CircleCheck, Clock, Play } from "lucide-react";
import * as styles from "./product-card.css.ts";

interface CardProps {
  readonly product: MyProduct;
  readonly isOpening: boolean;
  readonly onOpen: (perimeterSlug: string) => void;
}

/** The one that is under way: a press away. */
export function ContinueCard({ product, isOpening, onOpen }: CardProps) {
  const { t } = useLingui();
  const { title } = product;
  return (
    <section className={styles.hero} lang={product.language.toLowerCase()}>
      <Picture product={product} />
      <div className={styles.heroText}>
        <p className={styles.eyebrow}>
          <Trans>Continue where you were</Trans>
        </p>
        <h2 className={styles.heroTitle}>{product.title}</h2>
        {product.description && <p className={styles.description}>{product.description}</p>}
        <div className={styles.heroProgress}>
          <Progress product={product} />
        </div>
        <Button
          variant="primary"
          size="large"
          loading={isOpening}
          icon={<Play size={20} aria-hidden />}
          aria-label={t`Continue: ${title}`}
          onClick={() => onOpen(product.perimeterSlug)}
        >
          <Trans>Continue</Trans>
        </Button>
      </div>
    </section>
  );
}

export function ProductCard({ product, isOpening, onOpen }: CardProps) {
  const { t } = useLingui();
  const { title } = product;
  const isDone = product.progress?.status === "COMPLETE";
  const action = isDone ? t`Look through again` : product.progress ? t`Continue` : t`Start`;
  return (
    <li className={styles.card} lang={product.language.toLowerCase()}>
      <Picture product={product} />
      <div className={styles.text}>
        <h3 className={styles.title}>{product.title}</h3>
        {product.description && <p className={styles.description}>{product.description}</p>}
        <div className={styles.foot}>
          {product.progress ? <Progress product={product} /> : <Duration seconds={product.duration} />}
          <Button
            full
            loading={isOpening}
            trailingIcon={<ArrowRight size={20} aria-hidden />}
            aria-label={t`${action}: ${title}`}
            onClick={() => onOpen(product.perimeterSlug)}
          >
            {action}
          </Button>
        </div>
      </div>
    </li>
  );
}

function Picture({ product }: { readonly product: MyProduct }) {
  return (
    <div className={styles.picture}>
      {product.pictureUrl ? (
        <img src={product.pictureUrl} alt="" loading="lazy" className={styles.image} />
      ) : (
        <span aria-hidden className={styles.letter}>
          {product.title.slice(0, 1)}
        </span>
      )}
      <span className={styles.language}>{product.language}</span>
    </div>
  );
}

function Progress({ product }: { readonly product: MyProduct }) {
  const { t, i18n } = useLingui();
  const { progress } = product;
  if (!progress) return null;
  if (progress.status === "COMPLETE") {
    return (
      <StatusChip tone="success" icon={<CircleCheck size={16} aria-hidden />}>
        <Trans>Completed on {i18n.date(progress.eventDate, { dateStyle: "medium" })}</Trans>
      </StatusChip>
    );
  }
  return <ProgressBar value={progress.percentage / 100} label={t`Progress`} />;
}

function Duration({ seconds }: { readonly seconds: number | null }) {
  if (seconds === null || seconds === 0) return null;
  const minutes = Math.max(1, Math.round(seconds / 60));
  return (
    <p className={styles.duration}>
      <Clock size={16} aria-hidden />
      <Trans>About {minutes} min</Trans>
    </p>
  );
}
