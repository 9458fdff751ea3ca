// Knows the page of one product: what it is, how long it takes, the learner's attempts, and the button that opens it.
import { connectMyProducts, myProductsMachine } from "@academiz/application/my-products";
import type { MyProduct } from "@academiz/application/ports";
import { speakScore } from "@academiz/domain/scoring";
import { findShare } from "@academiz/domain/scorm";
import {
  Button,
  Card,
  EmptyState,
  ErrorState,
  Link,
  ScoreMark,
  Skeleton,
  SkeletonGroup,
  Duration as Spent,
} from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useMachine } from "@xstate/react";
import { Play, SearchX } from "lucide-react";
import type { ReactNode } from "react";
import { CertificateButton } from "../home/certificate-button.tsx";
import { OpenTrouble } from "../home/open-trouble.tsx";
import { Duration, Picture, Progress, useAction } from "../home/product-card.tsx";
import { TypeName } from "../home/product-type.tsx";
import { DemoFlag } from "../late/demo-flag.tsx";
import { Discussion } from "../messages/late-discussion.ts";
import { KeepPart } from "../offline/keep-part.tsx";
import type { WholeFront } from "../site/compose.ts";
import { Attempts } from "./attempts.tsx";
import { DifficultyMark } from "./difficulty-mark.tsx";
import { HandedFiles } from "./handed-files.tsx";
import { OwnTerms } from "./own-terms.tsx";
import * as styles from "./product.css.ts";
import { ProductTags } from "./product-tags.tsx";
import { SoughtPage } from "./sought-page.tsx";

export interface ProductPageProps {
  readonly front: WholeFront;
  /** The slug of the product, or of one of its perimeters. */
  readonly slug: string;
  /** The type of mark in which scores are shown (§9.13). */
  readonly markType: string;
  /** The page of its attempts, from 1. */
  readonly page: number;
  /** True for somebody who stands in for the learner. */
  readonly isReader: boolean;
  readonly onPage: (page: number) => void;
  /** The slug of a page of it that was found by a search. */
  readonly sought?: string | undefined;
}

/** Only these types have attempts that end by themselves (§3.221). */
const hasAttempts = ({ type, progress, restart }: MyProduct) =>
  (progress !== null || restart !== undefined) && (type === "game" || type === "scorm");

export function ProductPage({ front, slug, markType, page, isReader, onPage, sought }: ProductPageProps) {
  const { catalog, navigation, certificates, learning } = front;
  const [snapshot, send] = useMachine(myProductsMachine, {
    input: { catalog: { ...catalog, list: () => catalog.listNamed(slug) }, navigation },
  });
  const { phase, trouble, opening } = connectMyProducts(snapshot);
  const [product] = snapshot.context.products;
  if (phase === "failed")
    return (
      <ErrorState
        level={1}
        title={<Trans>This page could not be loaded</Trans>}
        requestId={trouble?.requestId}
        onRetry={() => send({ type: "retry.asked" })}
      >
        <Trans>Check your connection, then try again. Your progress is safe.</Trans>
      </ErrorState>
    );
  if (phase === "loading")
    return (
      <SkeletonGroup>
        <Skeleton shape="title" width="third" />
        <Skeleton shape="block" />
      </SkeletonGroup>
    );
  if (!product)
    return (
      <EmptyState
        level={1}
        title={<Trans>This is not open to you</Trans>}
        icon={<SearchX size={24} aria-hidden />}
        action={
          <Link alone href="/">
            <Trans>My courses</Trans>
          </Link>
        }
      >
        <Trans>It may have been closed, or given to others. Ask whoever gave you the address.</Trans>
      </EmptyState>
    );
  // The description is in the product's language; the words around it are in the reader’s.
  const language = product.language?.toLowerCase();
  return (
    <div className={styles.page}>
      <title>{product.title}</title>
      <div className={styles.top}>
        <div className={styles.picture}>
          <Picture product={product} isFirst />
        </div>
        <div className={styles.what}>
          <TypeName type={product.type} />
          <DemoFlag isDemo={product.demo} />
          <h1 className={styles.title} lang={language}>
            {product.title}
          </h1>
          <Duration seconds={product.duration} />
          {product.difficulty && <DifficultyMark difficulty={product.difficulty} />}
          {product.tags && <ProductTags tags={product.tags} />}
          {product.description && (
            <p className={styles.description} lang={language}>
              {product.description}
            </p>
          )}
          <OwnTerms product={product} />
          <div className={styles.progress}>
            <Progress product={product} markType={markType} />
          </div>
          <Open
            product={product}
            isOpening={opening !== null}
            onOpen={() => send({ type: "product.opened", perimeterSlug: product.perimeterSlug })}
          />
          <OpenTrouble trouble={trouble} />
          <KeepPart product={product} />
          {product.progress?.isCertified && (
            <CertificateButton perimeterSlug={product.perimeterSlug} title={product.title} print={certificates.print} />
          )}
        </div>
      </div>
      {sought !== undefined && (
        <SoughtPage
          key={sought}
          catalog={catalog}
          perimeterSlug={product.perimeterSlug}
          page={sought}
          markType={markType}
        />
      )}
      {product.type === "learniz" && <HandedFiles catalog={catalog} perimeterSlug={product.perimeterSlug} />}
      {product.progress && <Done type={product.type} progress={product.progress} markType={markType} />}
      {hasAttempts(product) && (
        <Attempts
          load={learning.listHistory}
          productSlug={product.productSlug}
          markType={markType}
          isRestartTold={product.restart !== undefined}
          page={page}
          onPage={onPage}
        />
      )}
      <Discussion
        key={product.perimeterSlug}
        openAsking={front.openAsking}
        perimeterSlug={product.perimeterSlug}
        isReader={isReader}
      />
    </div>
  );
}

interface OpenProps {
  readonly product: MyProduct;
  readonly isOpening: boolean;
  readonly onOpen: () => void;
}

function Open({ product, isOpening, onOpen }: OpenProps) {
  const action = useAction(product);
  return (
    <Button variant="primary" size="large" loading={isOpening} icon={<Play size={20} aria-hidden />} onClick={onOpen}>
      {action}
    </Button>
  );
}

interface DoneProps {
  readonly type: string;
  readonly progress: NonNullable<MyProduct["progress"]>;
  readonly markType: string;
}

function Done({ type, progress, markType }: DoneProps) {
  const { i18n } = useLingui();
  const { score, time, eventDate } = progress;
  // Where all is done, the result says what it was worth: one number for one thing.
  const found = findShare(type, progress);
  const share = found === 100 && score !== null ? null : found;
  return (
    <Card title={<Trans>What you did</Trans>}>
      <dl className={styles.facts}>
        {share !== null && (
          <Fact name={<Trans>Done so far</Trans>}>
            {i18n.number(share / 100, { style: "percent", maximumFractionDigits: 0 })}
          </Fact>
        )}
        {score !== null && (
          <Fact name={<Trans>Your result</Trans>}>
            <ScoreMark score={speakScore(score, markType)} />
          </Fact>
        )}
        <Fact name={<Trans>Time spent</Trans>}>
          <Spent seconds={time} />
        </Fact>
        <Fact name={<Trans>Last time</Trans>}>{i18n.date(eventDate, { dateStyle: "medium", timeStyle: "short" })}</Fact>
      </dl>
    </Card>
  );
}

const Fact = ({ name, children }: { readonly name: ReactNode; readonly children: ReactNode }) => (
  <div className={styles.fact}>
    <dt className={styles.name}>{name}</dt>
    <dd className={styles.value}>{children}</dd>
  </div>
);
