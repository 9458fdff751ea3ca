// Knows a learner's home: what is late, go on where you were, then what is to do, then what is done.
import { connectMyProducts, myProductsMachine } from "@academiz/application/my-products";
import type { MyProduct } from "@academiz/application/ports";
import { judgeDue } from "@academiz/domain/catalog";
import { Button, EmptyState, ErrorState, SearchInput, Skeleton, SkeletonGroup } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useMachine } from "@xstate/react";
import { BookOpen } from "lucide-react";
import { type ReactNode, use, useCallback, useDeferredValue, useEffect } from "react";
import { Announcements } from "../notifications/announcements.ts";
import { OfflineNote } from "../offline/offline-note.tsx";
import { useHeld } from "../offline/use-held.ts";
import { WaitingNote } from "../offline/waiting-note.tsx";
import type { Front } from "../site/compose.ts";
import { useOutOfReach } from "../site/reach.ts";
import { HomeFilters } from "./home-filters.tsx";
import * as styles from "./home-page.css.ts";
import { type HomeSearch, readHomeSearch } from "./home-search.ts";
import { titleLink as linked } from "./product-card.css.ts";
import { ContinueCard, ProductCard } from "./product-card.tsx";
import { ThisWeek } from "./this-week.tsx";

/** Cards of a list whose pictures are asked for at once: a row on a wide screen. */
const FIRST_CARDS = 3;
/** Cards of a list that are drawn at once: more than a screen shows. The others follow when these stand there. */
const AT_FIRST = 12;

export interface HomePageProps {
  readonly front: Front;
  /** The type of mark in which scores are shown (§9.13). */
  readonly markType: string;
  /** The name that the client gave to its catalogue (§3.44); null: it has none. */
  readonly name: string | null;
  readonly search: HomeSearch;
  readonly onSearch: (search: HomeSearch) => void;
  /** Undefined for those who have no work in the back office. */
  readonly onBackOffice: (() => void) | undefined;
}

export function HomePage({ front, markType, name, search, onSearch, onBackOffice }: HomePageProps) {
  const { t, i18n } = useLingui();
  const { catalog, navigation, near, printCertificate } = front;
  const [snapshot, send] = useMachine(myProductsMachine, { input: { catalog, navigation, classrooms: near } });
  const { q = "", isHeld, ...narrowed } = search;
  const held = useHeld();
  const reader = i18n.locale === "fr" ? "FR" : "EN";
  const view = connectMyProducts(snapshot, { search: q, ...narrowed, ...(isHeld && held && { held }) }, reader);
  const { isOffline, isCutOff } = useOutOfReach();
  const announcements = use(Announcements);
  useEffect(() => {
    if (announcements > 0) send({ type: "catalog.changed" });
  }, [announcements, send]);
  const look = useCallback(() => send({ type: "catalog.changed" }), [send]);
  const open = (perimeterSlug: string) => send({ type: "product.opened", perimeterSlug });

  if (view.phase === "loading") return <LoadingHome name={name} />;
  if (view.phase === "failed") {
    return (
      <ErrorState
        level={1}
        title={<Trans>Your courses could not be loaded</Trans>}
        onRetry={() => send({ type: "retry.asked" })}
        requestId={view.trouble?.requestId}
      >
        <Trans>Check your connection, then try again. Your progress is safe.</Trans>
      </ErrorState>
    );
  }
  if (view.isEmpty) {
    return (
      <EmptyState
        level={1}
        title={<Trans>No course yet</Trans>}
        icon={<BookOpen size={24} aria-hidden />}
        action={
          onBackOffice && (
            <Button variant="primary" onClick={onBackOffice}>
              <Trans>Open the back office</Trans>
            </Button>
          )
        }
      >
        <Trans>As soon as a course is made available to you, you find it here.</Trans>
      </EmptyState>
    );
  }
  const now = new Date().toISOString();
  const isLate = view.due.some(({ dueAt }) => judgeDue({ dueAt, isOver: false }, now) === "late");
  const standing = ({ perimeterSlug }: MyProduct) => ({
    isOpening: view.opening === perimeterSlug,
    trouble: view.unopened === perimeterSlug ? view.trouble : null,
  });
  const draw = (product: MyProduct, at: number) => (
    <ProductCard
      isFirst={at < FIRST_CARDS}
      marksNew={!view.isFirstVisit}
      key={product.perimeterSlug}
      product={product}
      markType={markType}
      {...standing(product)}
      onOpen={open}
      print={printCertificate}
    />
  );
  const due = <Section title={t`To be done by a date`} products={view.due} draw={draw} />;
  return (
    <div className={styles.home}>
      <header className={styles.header}>
        <PageTitle name={name} />
        <div className={styles.search}>
          <SearchInput
            label={t`Search my courses`}
            value={q}
            onValueChange={(typed) => onSearch(readHomeSearch({ ...search, q: typed }))}
          />
        </div>
        <HomeFilters
          held={
            held && (isHeld || isOffline || isCutOff)
              ? snapshot.context.products.filter(({ perimeterSlug }) => held.includes(perimeterSlug)).length
              : null
          }
          facets={view.facets}
          search={search}
          onChange={(part) => onSearch(readHomeSearch({ ...search, ...part }))}
        />
      </header>
      <OfflineNote isLooking={view.isLooking} onLook={look} />
      <WaitingNote onSent={look} />
      <ThisWeek near={view.near} />
      {isLate && due}
      {view.toContinue && (
        <ContinueCard product={view.toContinue} markType={markType} {...standing(view.toContinue)} onOpen={open} />
      )}
      {!isLate && due}
      <Section title={t`To do`} products={view.toDo} draw={draw} />
      {view.sections.map(({ slug, title, products, done, total }) => (
        <Section
          key={slug}
          title={title}
          href={`/section/${encodeURIComponent(slug)}`}
          products={products}
          draw={draw}
          note={
            <Trans>
              {done} of {total} done
            </Trans>
          }
        />
      ))}
      <Section title={t`Done`} products={view.done} draw={draw} />
      {!view.toContinue &&
        view.due.length === 0 &&
        view.toDo.length === 0 &&
        view.sections.length === 0 &&
        view.done.length === 0 && (
          <EmptyState
            title={q === "" ? <Trans>No course is like that</Trans> : <Trans>No course matches “{q}”</Trans>}
            action={
              <Button onClick={() => onSearch({})}>
                <Trans>Show all my courses</Trans>
              </Button>
            }
          />
        )}
    </div>
  );
}

interface SectionProps {
  readonly title: string;
  readonly products: readonly MyProduct[];
  readonly draw: (product: MyProduct, at: number) => ReactNode;
  /** The page that its title leads to. */
  readonly href?: string;
  /** Said below the title. */
  readonly note?: ReactNode;
}

function Section({ title, href, products, draw, note }: SectionProps) {
  const most = useDeferredValue(Number.POSITIVE_INFINITY, AT_FIRST);
  if (products.length === 0) return null;
  return (
    <section className={styles.section} aria-label={title}>
      <h2 className={styles.sectionTitle}>
        {href ? (
          <a href={href} className={linked}>
            {title}
          </a>
        ) : (
          title
        )}
      </h2>
      {note && <p className={styles.note}>{note}</p>}
      <ul className={styles.cards}>{products.slice(0, most).map(draw)}</ul>
    </section>
  );
}

type Named = Pick<HomePageProps, "name">;

const PageTitle = ({ name }: Named) => <h1 className={styles.title}>{name ?? <Trans>My courses</Trans>}</h1>;

function LoadingHome({ name }: Named) {
  return (
    <div className={styles.home}>
      <PageTitle name={name} />
      <SkeletonGroup>
        <div className={styles.home}>
          <Skeleton shape="block" />
          <div className={styles.cards}>
            <Skeleton shape="block" />
            <Skeleton shape="block" />
            <Skeleton shape="block" />
          </div>
        </div>
      </SkeletonGroup>
    </div>
  );
}
