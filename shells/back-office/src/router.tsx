// Knows the addresses of the office.
import { late } from "@academiz/ui";
import { createRootRoute, createRoute, createRouter, Outlet, type SearchSchemaInput } from "@tanstack/react-router";
import { type AppearanceSearch, readAppearanceSearch } from "./appearance/appearance-search.ts";
import { type ClientsSearch, readClientsSearch } from "./clients/clients-search.ts";
import { type LibrarySearch, readLibrarySearch } from "./library/library-search.ts";
import { UploadsProvider } from "./library/uploads/uploads-provider.tsx";
import { type MessagesSearch, readMessagesSearch } from "./messages/messages-search.ts";
import { BASE, ENTRY_PATH, SETUP_PATH } from "./office/addresses/paths.ts";
import { MissingPage, MissingWhole } from "./office/pages/missing-page.tsx";
import { SessionGate } from "./office/session-gate.tsx";
import { type OrganisationSearch, readOrganisationSearch } from "./organisation/organisation-search.ts";
import { PaletteProvider } from "./palette/palette-provider.tsx";
import { type PeopleSearch, readPeopleSearch } from "./people/people-search.ts";
import { type ProductSearch, readProductSearch } from "./product/product-search.ts";
import { type ProductsSearch, readProductsSearch } from "./products/products-search.ts";
import { readSessionsSearch, type SessionsSearch } from "./sessions/sessions-search.ts";
import { readStatisticsSearch, type StatisticsSearch } from "./statistics/statistics-search.ts";
import { readStudioSearch, type StudioSearch } from "./studio/common/studio-search.ts";
import { ComingStudio } from "./studio/first/coming-studio.tsx";
import { lateFrame, lateOffice } from "./words/late-office.ts";

/**
 * A page that could not be loaded says so, and is asked for again: otherwise the browser’s own error page would replace
 * the office.
 */
const LATE = { isRare: true, missing: MissingPage };
const DemandedPage = lateOffice(async () => (await import("./account/demanded-page.tsx")).openDemandedPage(), LATE);
const TermsPage = lateOffice(async () => (await import("./account/own-terms.tsx")).openTermsPage(), LATE);
type Raw = Readonly<Record<string, unknown>>;
const readText = (value: unknown): string | undefined =>
  typeof value === "string" || typeof value === "number" ? String(value) : undefined;

const WHOLE = { isRare: true, missing: MissingWhole };
const ErrorPage = lateFrame(async () => (await import("./office/pages/error-page.tsx")).ErrorPage, WHOLE);
const SignInPage = lateFrame(async () => (await import("./sign-in/sign-in-page.tsx")).SignInPage, WHOLE);

const root = createRootRoute({ notFoundComponent: () => <ErrorPage status={404} message="" /> });

const signIn = createRoute({
  getParentRoute: () => root,
  path: "/auth/login",
  validateSearch: (search: Raw & SearchSchemaInput): { client?: string; login?: string; to?: string } => {
    const { client, login, to } = search;
    const known = Object.entries({ client, login, to }).map(([name, value]) => [name, readText(value)]);
    return Object.fromEntries(known.filter(([, value]) => value !== undefined));
  },
  component: function SignInRoute() {
    const { client, login, to = "/" } = signIn.useSearch();
    // Only a path of this office: an address of another site must not lead anybody away.
    return <SignInPage clientSlug={client} login={login} wanted={/^\/(?![/\\])/.test(to) ? to : "/"} />;
  },
});

const setup = createRoute({
  getParentRoute: () => root,
  path: SETUP_PATH,
  component: lateFrame(async () => (await import("./setup/setup-page.tsx")).SetupPage, WHOLE),
});

const entry = createRoute({
  getParentRoute: () => root,
  path: ENTRY_PATH,
  component: lateFrame(async () => (await import("./sign-in/link-entry-page.tsx")).LinkEntryPage, WHOLE),
});

const error = createRoute({
  getParentRoute: () => root,
  path: "/error",
  validateSearch: (search: Raw & SearchSchemaInput): { status: number; message: string } => ({
    status: Number(search["status"] ?? 0),
    message: readText(search["message"]) ?? "",
  }),
  component: function ErrorRoute() {
    return <ErrorPage {...error.useSearch()} />;
  },
});

const gate = createRoute({
  getParentRoute: () => root,
  id: "gate",
  component: () => (
    <SessionGate demanded={<DemandedPage />} terms={<TermsPage />}>
      <UploadsProvider>
        <PaletteProvider>
          <Outlet />
        </PaletteProvider>
      </UploadsProvider>
    </SessionGate>
  ),
});
const layout = createRoute({
  getParentRoute: () => gate,
  id: "layout",
  component: lateFrame(async () => (await import("./office-frame.tsx")).OfficeFrame, WHOLE),
});

const products = createRoute({
  getParentRoute: () => layout,
  path: "/",
  validateSearch: (search: Raw & SearchSchemaInput): ProductsSearch => readProductsSearch(search),
  component: lateFrame(async () => (await import("./products/products-page.tsx")).ProductsPage, LATE),
});

const mails = createRoute({
  getParentRoute: () => layout,
  path: "/mails",
  validateSearch: ({ page }: Raw & SearchSchemaInput): { readonly page?: number } =>
    typeof page === "number" && Number.isInteger(page) && page > 1 ? { page } : {},
  component: lateOffice(async () => (await import("./mails/mails-page.tsx")).MailsPage, LATE),
});

const messages = createRoute({
  getParentRoute: () => layout,
  path: "/messages",
  validateSearch: (search: Raw & SearchSchemaInput): MessagesSearch => readMessagesSearch(search),
  component: lateOffice(async () => (await import("./messages/open-messages.ts")).openMessages(), LATE),
});

const people = createRoute({
  getParentRoute: () => layout,
  path: "/people",
  validateSearch: (search: Raw & SearchSchemaInput): PeopleSearch => readPeopleSearch(search),
  component: lateOffice(async () => (await import("./people/people-page.tsx")).PeoplePage, LATE),
});

const peopleImport = createRoute({
  getParentRoute: () => layout,
  path: "/people/import",
  component: lateOffice(async () => (await import("./people/import/import-page.tsx")).ImportPage, LATE),
});

const person = createRoute({
  getParentRoute: () => layout,
  path: "/people/$id",
  component: lateOffice(async () => (await import("./person/open-person.ts")).openPerson(), LATE),
});

const account = createRoute({
  getParentRoute: () => layout,
  path: "/account",
  component: lateOffice(async () => (await import("./account/open-account.ts")).openAccount(), LATE),
});

const organisation = createRoute({
  getParentRoute: () => layout,
  path: "/organisation",
  validateSearch: (search: Raw & SearchSchemaInput): OrganisationSearch => readOrganisationSearch(search),
  component: lateOffice(async () => (await import("./organisation/organisation-page.tsx")).OrganisationPage, LATE),
});

const clients = createRoute({
  getParentRoute: () => layout,
  path: "/clients",
  validateSearch: (search: Raw & SearchSchemaInput): ClientsSearch => readClientsSearch(search),
  component: lateOffice(async () => (await import("./clients/clients-page.tsx")).ClientsPage, LATE),
});

const platform = createRoute({
  getParentRoute: () => layout,
  path: "/platform",
  component: lateOffice(async () => (await import("./platform/platform-page.tsx")).PlatformPage, LATE),
});

const appearance = createRoute({
  getParentRoute: () => layout,
  path: "/organisation/appearance",
  validateSearch: (search: Raw & SearchSchemaInput): AppearanceSearch => readAppearanceSearch(search),
  component: lateOffice(async () => (await import("./appearance/appearance-page.tsx")).AppearancePage, LATE),
});

const statistics = createRoute({
  getParentRoute: () => layout,
  path: "/statistics",
  validateSearch: (search: Raw & SearchSchemaInput): StatisticsSearch => readStatisticsSearch(search),
  component: lateOffice(async () => (await import("./statistics/statistics-page.tsx")).StatisticsPage, LATE),
});

const library = createRoute({
  getParentRoute: () => layout,
  path: "/library",
  validateSearch: (search: Raw & SearchSchemaInput): LibrarySearch => readLibrarySearch(search),
  component: lateOffice(async () => (await import("./library/library-page.tsx")).LibraryPage, LATE),
});

const courseFile = createRoute({
  getParentRoute: () => layout,
  path: "/file",
  component: lateOffice(async () => (await import("./course-file/course-file-page.tsx")).CourseFilePage, LATE),
});

const scorm = createRoute({
  getParentRoute: () => layout,
  path: "/scorm/$slug",
  validateSearch: (search: Raw & SearchSchemaInput): ProductSearch => readProductSearch(search),
  component: lateOffice(async () => (await import("./scorm/scorm-page.tsx")).ScormPage, LATE),
});

const game = createRoute({
  getParentRoute: () => layout,
  path: "/game/$slug",
  validateSearch: (search: Raw & SearchSchemaInput): ProductSearch => readProductSearch(search),
  component: lateOffice(async () => (await import("./game/game-page.tsx")).GamePage, LATE),
});

const path = createRoute({
  getParentRoute: () => layout,
  path: "/coursiz/$slug",
  validateSearch: (search: Raw & SearchSchemaInput): ProductSearch => readProductSearch(search),
  component: lateOffice(async () => (await import("./path/path-page.tsx")).PathPage, LATE),
});

const attachment = createRoute({
  getParentRoute: () => layout,
  path: "/attachment/$slug",
  validateSearch: (search: Raw & SearchSchemaInput): ProductSearch => readProductSearch(search),
  component: lateOffice(async () => (await import("./attachment/attachment-page.tsx")).AttachmentPage, LATE),
});

const sequence = createRoute({
  getParentRoute: () => layout,
  path: "/smart-sequence/$slug",
  validateSearch: (search: Raw & SearchSchemaInput): ProductSearch => readProductSearch(search),
  component: lateOffice(async () => (await import("./sequence/sequence-page.tsx")).SequencePage, LATE),
});

const section = createRoute({
  getParentRoute: () => layout,
  path: "/section/$slug",
  validateSearch: (search: Raw & SearchSchemaInput): ProductSearch => readProductSearch(search),
  component: lateOffice(async () => (await import("./section/section-page.tsx")).SectionPage, LATE),
});

const classroom = createRoute({
  getParentRoute: () => layout,
  path: "/classiz/$slug",
  validateSearch: (search: Raw & SearchSchemaInput): ProductSearch => readProductSearch(search),
  component: lateOffice(async () => (await import("./classroom/classroom-page.tsx")).ClassroomPage, LATE),
});

const sessions = createRoute({
  getParentRoute: () => layout,
  path: "/sessions",
  validateSearch: (search: Raw & SearchSchemaInput): SessionsSearch => readSessionsSearch(search),
  component: lateOffice(async () => (await import("./sessions/sessions-page.tsx")).SessionsPage, LATE),
});

const slot = createRoute({
  getParentRoute: () => layout,
  path: "/sessions/$slug",
  component: lateOffice(async () => (await import("./sessions/slot/slot-page.tsx")).SlotPage, LATE),
});

// People who only look for a course need not load it. Its words come with the first page.
const studio = createRoute({
  getParentRoute: () => gate,
  path: "/learniz/$slug",
  validateSearch: (search: Raw & SearchSchemaInput): StudioSearch => readStudioSearch(search),
  component: late(async () => (await import("./studio/studio-page.tsx")).StudioPage, {
    ...WHOLE,
    coming: ComingStudio,
  }),
});

export function createOfficeRouter() {
  return createRouter({
    basepath: BASE,
    // The app has an error boundary of its own, with words.
    disableGlobalCatchBoundary: true,
    routeTree: root.addChildren([
      signIn,
      setup,
      entry,
      error,
      gate.addChildren([
        layout.addChildren([
          products,
          library,
          people,
          statistics,
          peopleImport,
          person,
          account,
          organisation,
          appearance,
          clients,
          platform,
          mails,
          courseFile,
          messages,
          scorm,
          game,
          section,
          attachment,
          path,
          sequence,
          classroom,
          sessions,
          slot,
        ]),
        studio,
      ]),
    ]),
  });
}

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof createOfficeRouter>;
  }
}
