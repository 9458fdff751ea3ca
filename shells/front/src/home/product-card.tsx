// Knows how a product is presented to a learner: what it is, how long it takes, and their progress.
import { chooseAction, isNew, type ProductAction } from "@academiz/application/my-products";
import type { CertificateGateway, MyProduct, Trouble } from "@academiz/application/ports";
import { MIDDLE, placePicture } from "@academiz/domain/documents";
import { reaches, speakScore, speakThreshold } from "@academiz/domain/scoring";
import { Button, DueChip, ProgressBar, ScoreMark, Duration as Spent, StatusChip } from "@academiz/ui";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { ArrowRight, CircleCheck, CircleX, Clock, Play, RotateCw, Sparkles } from "lucide-react";
import { KeepPart } from "../offline/late-keep-part.tsx";
import { CertificateButton } from "./certificate-button.tsx";
import { OpenTrouble } from "./open-trouble.tsx";
import { PackageProgress } from "./package-progress.tsx";
import * as styles from "./product-card.css.ts";
import { TypeDrawing, TypeName } from "./product-type.tsx";

interface CardProps {
  readonly product: MyProduct;
  /** The type of mark in which scores are shown (§9.13). */
  readonly markType: string;
  readonly isOpening: boolean;
  /** Why it could not be opened. */
  readonly trouble: Trouble | null;
  readonly onOpen: (perimeterSlug: string) => void;
}

/** The product that is under way, one press away. */
export function ContinueCard({ product, markType, isOpening, trouble, onOpen }: CardProps) {
  const { t } = useLingui();
  const { title } = product;
  return (
    <section className={styles.hero}>
      <Picture product={product} isFirst />
      <div className={styles.heroText}>
        <p className={styles.eyebrow}>
          <Trans>Continue where you were</Trans>
        </p>
        <h2 className={styles.heroTitle}>
          <TitleLink product={product} />
        </h2>
        <TypeName type={product.type} />
        <Description product={product} />
        <DueChip dueAt={product.dueAt} isOver={false} />
        <Duration seconds={product.duration} />
        <div className={styles.heroProgress}>
          <Progress product={product} markType={markType} />
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
        <OpenTrouble trouble={trouble} />
        <KeepPart product={product} />
      </div>
    </section>
  );
}

export interface ProductCardProps extends CardProps {
  readonly isFirst: boolean;
  /** False where all is new. */
  readonly marksNew: boolean;
  readonly print: CertificateGateway["print"];
}

export function ProductCard({
  product,
  markType,
  isOpening,
  trouble,
  isFirst,
  marksNew,
  onOpen,
  print,
}: ProductCardProps) {
  const { t } = useLingui();
  const { title } = product;
  const { progress } = product;
  const action = useAction(product);
  return (
    <li className={styles.card}>
      <Picture product={product} isFirst={isFirst} />
      <div className={styles.text}>
        <div className={styles.kind}>
          <TypeName type={product.type} />
          {marksNew && <NewFlag product={product} />}
        </div>
        <h3 className={styles.title}>
          <TitleLink product={product} />
        </h3>
        <Description product={product} />
        <div className={styles.foot}>
          <DueChip dueAt={product.dueAt} isOver={progress?.status === "COMPLETE" || progress?.isLost === true} />
          {progress ? <Progress product={product} markType={markType} /> : <Duration seconds={product.duration} />}
          <Button
            full
            loading={isOpening}
            trailingIcon={<ArrowRight size={20} aria-hidden />}
            aria-label={t`${action}: ${title}`}
            onClick={() => onOpen(product.perimeterSlug)}
          >
            {action}
          </Button>
          <OpenTrouble trouble={trouble} />
          <KeepPart product={product} isBrief />
          {progress?.isCertified && (
            <CertificateButton perimeterSlug={product.perimeterSlug} title={title} print={print} />
          )}
        </div>
      </div>
    </li>
  );
}

const NewFlag = ({ product }: Pick<CardProps, "product">) =>
  isNew(product, Date.now()) && (
    <StatusChip tone="primary" icon={<Sparkles size={16} aria-hidden />}>
      <Trans>New</Trans>
    </StatusChip>
  );

/** Leads to its page: what it is, the learner's attempts, and their questions about it. */
const TitleLink = ({ product: { perimeterSlug, title, language } }: Pick<CardProps, "product">) => (
  <a href={`/product/${encodeURIComponent(perimeterSlug)}`} className={styles.titleLink} lang={language?.toLowerCase()}>
    {title}
  </a>
);

/** The description is in the product's language; the words around it are in the reader’s. */
const Description = ({ product: { description, language } }: Pick<CardProps, "product">) =>
  description && (
    <p className={styles.description} lang={language?.toLowerCase()}>
      {description}
    </p>
  );

/** The word on the button that opens it. */
export function useAction(product: MyProduct): string {
  const { t } = useLingui();
  const actions: Readonly<Record<ProductAction, string>> = {
    start: t`Start`,
    dates: t`See the dates`,
    continue: t`Continue`,
    result: t`See the result`,
    again: t`Look through again`,
    retry: t`Try again`,
  };
  return actions[chooseAction(product)];
}

export interface PictureProps {
  readonly product: MyProduct;
  /** It stands in the first view: nothing waits for a scroll. */
  readonly isFirst?: boolean;
}

export function Picture({ product, isFirst = false }: PictureProps) {
  return (
    <div className={styles.picture}>
      {product.pictureUrl ? (
        <img
          src={product.pictureUrl}
          alt={product.pictureAlternative ?? ""}
          loading={isFirst ? "eager" : "lazy"}
          className={styles.image}
          style={{ objectPosition: placePicture(product.pictureFocus ?? MIDDLE) }}
        />
      ) : (
        <TypeDrawing type={product.type} />
      )}
      {product.language && <span className={styles.language}>{product.language}</span>}
    </div>
  );
}

export function Progress({ product: { type, progress }, markType }: Pick<CardProps, "product" | "markType">) {
  const { t, i18n } = useLingui();
  if (!progress) return null;
  const { status, score, percentage, eventDate, isLost, asked, left, added, nextStep } = progress;
  const isOver = status === "COMPLETE" || status === "FAILED";
  // Every page is done, but a requirement of the course was not reached.
  const isShort = type === "learniz" && !isOver && percentage === 100;
  if (!isOver && !isShort) {
    if (type === "scorm") return <PackageProgress progress={progress} />;
    return (
      <>
        <ProgressBar value={percentage / 100} label={t`Progress`} />
        {nextStep !== undefined && (
          <p className={styles.said}>
            <Trans>Next: {nextStep}</Trans>
          </p>
        )}
      </>
    );
  }
  return (
    <div className={styles.ended}>
      {status === "COMPLETE" ? (
        <StatusChip isLong tone="success" icon={<CircleCheck size={16} aria-hidden />}>
          <Trans>Completed on {i18n.date(eventDate, { dateStyle: "medium" })}</Trans>
        </StatusChip>
      ) : isLost ? (
        <StatusChip icon={<CircleX size={16} aria-hidden />}>
          <Trans>Not passed</Trans>
        </StatusChip>
      ) : (
        <StatusChip isLong tone="warning" icon={<RotateCw size={16} aria-hidden />}>
          {isShort ? <Trans>Something is still missing</Trans> : <Trans>Not passed yet</Trans>}
        </StatusChip>
      )}
      {added !== undefined ? (
        <StatusChip isLong tone="primary" icon={<Sparkles size={16} aria-hidden />}>
          <Plural value={added} one="# page was added since" other="# pages were added since" />
        </StatusChip>
      ) : (
        left !== undefined && (
          <p>
            <Plural value={left} one="# page is left to go through" other="# pages are left to go through" />
          </p>
        )
      )}
      {score !== null && <Result score={score} asked={asked} markType={markType} />}
    </div>
  );
}

interface ResultProps extends Pick<CardProps, "markType"> {
  readonly score: number;
  readonly asked: number | undefined;
}

/** Where the score was enough, something else was missing: the required score is not shown beside it. */
function Result({ score, asked, markType }: ResultProps) {
  const missed = asked === undefined || reaches(score, asked) ? null : speakThreshold(score, asked, markType);
  return (
    <p className={styles.result}>
      <Trans>
        Your result: <ScoreMark score={missed?.reached ?? speakScore(score, markType)} />
      </Trans>
      {missed && (
        <span className={styles.asked}>
          <Trans>
            Asked for: <ScoreMark score={missed.asked} />
          </Trans>
        </span>
      )}
    </p>
  );
}

export function Duration({ seconds }: { readonly seconds: number | null }) {
  if (seconds === null || seconds === 0) return null;
  return (
    <p className={styles.duration}>
      <Clock size={16} aria-hidden />
      <Trans>
        About <Spent seconds={Math.max(60, seconds)} />
      </Trans>
    </p>
  );
}
