// Knows how a learner searches everything that is open to them: results come as they type.
import { connectLoading, findProducts, foundProductsMachine } from "@academiz/application/my-products";
import type { FoundProduct, LearnerCatalog } from "@academiz/application/ports";
import { EmptyState, ErrorState, Link, PageHeader, SearchInput, useTypedSearch, VisuallyHidden } from "@academiz/ui";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useActor } from "@xstate/react";
import { FileText, Lock, SearchX } from "lucide-react";
import { useCallback, useEffect } from "react";
import { TypeName } from "../home/product-type.tsx";
import * as styles from "./search.css.ts";

export interface SearchPageProps {
  readonly catalog: LearnerCatalog;
  readonly query: string;
  readonly onQuery: (query: string) => void;
}

export function SearchPage({ catalog, query, onQuery }: SearchPageProps) {
  const { t } = useLingui();
  const load = useCallback((words: string) => findProducts(catalog)(words), [catalog]);
  const [snapshot, send] = useActor(foundProductsMachine, { input: { load, criteria: query } });
  const { phase, criteria, shown, trouble } = connectLoading<string, readonly FoundProduct[]>(snapshot);
  useEffect(() => {
    if (query !== criteria) send({ type: "criteria.changed", criteria: query });
  }, [query, criteria, send]);
  const [typed, setTyped] = useTypedSearch(query, onQuery);
  const isAsked = query.trim() !== "";
  return (
    <div className={styles.page}>
      <title>{t`Search`}</title>
      <PageHeader title={<Trans>Search everything</Trans>} />
      <SearchInput
        autoFocus
        name="everything"
        label={t`Titles, authors, and the words of the pages`}
        value={typed}
        maxLength={200}
        onValueChange={setTyped}
      />
      <p role="status" className={styles.told}>
        {!isAsked ? (
          <Trans>Type a word or two: also its beginning, or another form of it.</Trans>
        ) : phase === "loading" ? (
          <Trans>Searching …</Trans>
        ) : (
          phase === "ready" && (
            <Plural
              value={shown?.length ?? 0}
              _0="Nothing was found"
              one="Found in # product"
              other="Found in # products"
            />
          )
        )}
      </p>
      {phase === "failed" && (
        <ErrorState
          title={<Trans>The search could not be made</Trans>}
          requestId={trouble?.requestId}
          onRetry={() => send({ type: "retry.asked" })}
        >
          <Trans>Check your connection, then try again.</Trans>
        </ErrorState>
      )}
      {isAsked && phase === "ready" && shown?.length === 0 && (
        <EmptyState title={<Trans>Nothing says “{query}”</Trans>} icon={<SearchX size={24} aria-hidden />}>
          <Trans>Try fewer words, or another one for the same thing.</Trans>
        </EmptyState>
      )}
      {isAsked && phase !== "failed" && (
        <ul className={styles.found}>
          {shown?.map((product) => (
            <Found key={product.perimeterSlug} product={product} />
          ))}
        </ul>
      )}
    </div>
  );
}

function Found({
  product: { perimeterSlug, type, title, language, excerpt, pages },
}: {
  readonly product: FoundProduct;
}) {
  const lang = language?.toLowerCase();
  return (
    <li className={styles.product}>
      <TypeName type={type} />
      <h2 className={styles.title} lang={lang}>
        <Link alone href={`/product/${encodeURIComponent(perimeterSlug)}`}>
          {title}
        </Link>
      </h2>
      <Around excerpt={excerpt} lang={lang} />
      {pages.length > 0 && (
        <ul className={styles.pages}>
          {pages.map((page) => (
            <li key={page.slug}>
              <p className={styles.pageTitle}>
                {page.isLocked ? <Lock size={16} aria-hidden /> : <FileText size={16} aria-hidden />}
                <Link alone href={findPlace(perimeterSlug, page)} lang={lang}>
                  {page.title}
                </Link>
                {page.isLocked && (
                  <VisuallyHidden>
                    <Trans>Still locked</Trans>
                  </VisuallyHidden>
                )}
              </p>
              <Around excerpt={page.excerpt} lang={lang} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** An open page is opened; for a locked one, the page of its product says what opens it. */
function findPlace(perimeterSlug: string, { slug, isLocked }: FoundProduct["pages"][number]): string {
  const [product, page] = [encodeURIComponent(perimeterSlug), encodeURIComponent(slug)];
  return isLocked ? `/product/${product}?sought=${page}` : `/open/${product}?at=${page}`;
}

function Around({ excerpt, lang }: Pick<FoundProduct, "excerpt"> & { readonly lang: string | undefined }) {
  if (!excerpt) return null;
  return (
    <p className={styles.excerpt} lang={lang}>
      {excerpt.before}
      <mark className={styles.mark}>{excerpt.found}</mark>
      {excerpt.after}
    </p>
  );
}
