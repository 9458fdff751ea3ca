// Knows the pages of the learner site where products are found and opened.

import { readOwnPath } from "@academiz/ui";
import { createRoute } from "@tanstack/react-router";
import { HomePage } from "../home/home-page.tsx";
import { readHomeSearch } from "../home/home-search.ts";
import { useKeptFilters } from "../home/use-kept-filters.ts";
import { latePage } from "../late/late-page.ts";
import { type HistorySearch, readHistorySearch } from "../learning/history-search.ts";
import { OpenPage } from "../open-page.tsx";
import type { AppContext } from "../site/app-context.ts";
import { WholePage } from "../site/whole-front.tsx";
import { readText, readTyped } from "./read-text.ts";
import type { Root } from "./root.tsx";
import { SignedIn } from "./signed-in.tsx";
import { useReader } from "./use-reader.ts";

const ClassroomPage = latePage(async () => (await import("../classroom/classroom-page.tsx")).ClassroomPage);
const PathPage = latePage(async () => (await import("../path/path-page.tsx")).PathPage);
const PathPreview = latePage(async () => (await import("../path/path-preview.tsx")).PathPreview, { isRare: true });
const SectionPage = latePage(async () => (await import("../section/section-page.tsx")).SectionPage);
const SectionPreview = latePage(async () => (await import("../section/section-preview.tsx")).SectionPreview, {
  isRare: true,
});
const ClassroomPreview = latePage(async () => (await import("../classroom/classroom-preview.tsx")).ClassroomPreview, {
  isRare: true,
});
const ProductPage = latePage(async () => (await import("../product/product-page.tsx")).ProductPage);
const SearchPage = latePage(async () => (await import("../search/search-page.tsx")).SearchPage);

/** `sought`: the slug of a page that a search found and that is locked. */
export interface ProductSearch extends Pick<HistorySearch, "page"> {
  readonly sought?: string;
}

const readBack = (search: Record<string, unknown>) => ({
  back: readOwnPath(readText(search["back"]), location.origin) ?? "/admin/",
});
/** The path that the product was opened from. */
const readFromPath = (search: Record<string, unknown>): { readonly path?: string } =>
  readTyped(search["path"]) === "" ? {} : { path: readTyped(search["path"]) };

export function createProductRoutes(root: Root, context: AppContext) {
  const home = createRoute({
    getParentRoute: () => root,
    path: "/",
    validateSearch: readHomeSearch,
    component: function HomeRoute() {
      const navigate = home.useNavigate();
      const { user, markType, onBackOffice } = useReader(context);
      const search = home.useSearch();
      useKeptFilters(context.front.homeFilters, user?.identifier, search, (kept) =>
        navigate({ search: kept, replace: true }),
      );
      return (
        <SignedIn {...context}>
          <HomePage
            front={context.front}
            markType={markType}
            name={user?.client.tabLabel ?? null}
            onBackOffice={onBackOffice}
            search={search}
            onSearch={(wanted) => void navigate({ search: wanted, replace: true })}
          />
        </SignedIn>
      );
    },
  });
  const open = createRoute({
    getParentRoute: () => root,
    path: "/open/$perimeterSlug",
    validateSearch: ({ at }: Record<string, unknown>): { readonly at?: string } =>
      readTyped(at) === "" ? {} : { at: readTyped(at) },
    component: function OpenRoute() {
      const { perimeterSlug } = open.useParams();
      return (
        <SignedIn {...context}>
          <OpenPage
            key={perimeterSlug}
            front={context.front}
            perimeterSlug={perimeterSlug}
            page={open.useSearch().at}
          />
        </SignedIn>
      );
    },
  });
  const search = createRoute({
    getParentRoute: () => root,
    path: "/search",
    validateSearch: (asked: Record<string, unknown>): { readonly q?: string } =>
      readTyped(asked["q"]) === "" ? {} : { q: readTyped(asked["q"]) },
    component: function SearchRoute() {
      const navigate = search.useNavigate();
      return (
        <SignedIn {...context}>
          <SearchPage
            catalog={context.front.catalog}
            query={search.useSearch().q ?? ""}
            onQuery={(q) => void navigate({ search: q === "" ? {} : { q }, replace: true })}
          />
        </SignedIn>
      );
    },
  });
  const product = createRoute({
    getParentRoute: () => root,
    path: "/product/$slug",
    validateSearch: ({ page, sought }: Record<string, unknown>): ProductSearch => ({
      ...readHistorySearch({ page }),
      ...(readTyped(sought) !== "" && { sought: readTyped(sought) }),
    }),
    component: function ProductRoute() {
      const { slug } = product.useParams();
      const { page = 1, sought } = product.useSearch();
      const navigate = product.useNavigate();
      const { markType, isReader } = useReader(context);
      return (
        <SignedIn {...context}>
          <WholePage Whole={context.Whole} part={ProductPage}>
            {(front) => (
              <ProductPage
                key={slug}
                front={front}
                slug={slug}
                markType={markType}
                isReader={isReader}
                page={page}
                sought={sought}
                onPage={(wanted) =>
                  void navigate({ search: { ...(sought && { sought }), ...(wanted > 1 && { page: wanted }) } })
                }
              />
            )}
          </WholePage>
        </SignedIn>
      );
    },
  });
  const path = createRoute({
    getParentRoute: () => root,
    path: "/path/$perimeterSlug",
    validateSearch: (search: Record<string, unknown>): { readonly view?: "map" } =>
      search["view"] === "map" ? { view: "map" } : {},
    component: function PathRoute() {
      const { perimeterSlug } = path.useParams();
      const { view } = path.useSearch();
      const navigate = path.useNavigate();
      const { markType, isReader } = useReader(context);
      return (
        <SignedIn {...context}>
          <WholePage Whole={context.Whole} part={PathPage}>
            {(front) => (
              <PathPage
                key={perimeterSlug}
                front={front}
                perimeterSlug={perimeterSlug}
                markType={markType}
                isReader={isReader}
                isMap={view === "map"}
                onShow={(isMap) => void navigate({ search: isMap ? { view: "map" } : {}, replace: true })}
              />
            )}
          </WholePage>
        </SignedIn>
      );
    },
  });
  const pathPreview = createRoute({
    getParentRoute: () => root,
    path: "/path/preview/$slug",
    validateSearch: (search: Record<string, unknown>): { readonly view?: "map"; readonly back: string } => ({
      ...(search["view"] === "map" && { view: "map" as const }),
      ...readBack(search),
    }),
    component: function PathPreviewRoute() {
      const { slug } = pathPreview.useParams();
      const { view, back } = pathPreview.useSearch();
      const navigate = pathPreview.useNavigate();
      return (
        <WholePage Whole={context.Whole} part={PathPreview}>
          {(front) => (
            <PathPreview
              key={slug}
              front={front}
              slug={slug}
              back={back}
              isMap={view === "map"}
              onShow={(isMap) => void navigate({ search: { back, ...(isMap && { view: "map" }) }, replace: true })}
            />
          )}
        </WholePage>
      );
    },
  });
  const section = createRoute({
    getParentRoute: () => root,
    path: "/section/$perimeterSlug",
    validateSearch: readFromPath,
    component: function SectionRoute() {
      const { perimeterSlug } = section.useParams();
      const { path: fromPath } = section.useSearch();
      const { markType, isReader } = useReader(context);
      return (
        <SignedIn {...context}>
          <WholePage Whole={context.Whole} part={SectionPage}>
            {(front) => (
              <SectionPage
                key={perimeterSlug}
                front={front}
                perimeterSlug={perimeterSlug}
                fromPath={fromPath}
                markType={markType}
                isReader={isReader}
              />
            )}
          </WholePage>
        </SignedIn>
      );
    },
  });
  const sectionPreview = createRoute({
    getParentRoute: () => root,
    path: "/section/preview/$slug",
    validateSearch: readBack,
    component: function SectionPreviewRoute() {
      const { slug } = sectionPreview.useParams();
      const { back } = sectionPreview.useSearch();
      return (
        <WholePage Whole={context.Whole} part={SectionPreview}>
          {(front) => <SectionPreview key={slug} front={front} slug={slug} back={back} />}
        </WholePage>
      );
    },
  });
  const classroomPreview = createRoute({
    getParentRoute: () => root,
    path: "/classroom/preview/$slug",
    validateSearch: readBack,
    component: function ClassroomPreviewRoute() {
      const { slug } = classroomPreview.useParams();
      const { back } = classroomPreview.useSearch();
      return (
        <WholePage Whole={context.Whole} part={ClassroomPreview}>
          {(front) => <ClassroomPreview key={slug} front={front} slug={slug} back={back} />}
        </WholePage>
      );
    },
  });
  const classroom = createRoute({
    getParentRoute: () => root,
    path: "/classroom/$perimeterSlug",
    validateSearch: readFromPath,
    component: function ClassroomRoute() {
      const { perimeterSlug } = classroom.useParams();
      const { path: fromPath } = classroom.useSearch();
      const { user, isReader } = useReader(context);
      return (
        <SignedIn {...context}>
          {user && (
            <WholePage Whole={context.Whole} part={ClassroomPage}>
              {(front) => (
                <ClassroomPage
                  key={perimeterSlug}
                  front={front}
                  perimeterSlug={perimeterSlug}
                  fromPath={fromPath}
                  identifier={user.identifier}
                  isReader={isReader}
                />
              )}
            </WholePage>
          )}
        </SignedIn>
      );
    },
  });
  return [
    home,
    open,
    search,
    product,
    path,
    pathPreview,
    section,
    sectionPreview,
    classroom,
    classroomPreview,
  ] as const;
}
