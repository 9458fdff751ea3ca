// Knows the pages of the learner site and who may see them.
import { connectSession } from "@academiz/application/session";
import { ACCOUNT_LINK_TYPES, type AccountLinkType } from "@academiz/domain/identity";
import { DEFAULT_MARK_TYPE } from "@academiz/domain/scoring";
import {
  Button,
  ErrorState,
  late,
  OutsidePage,
  OwnPasswordForm,
  readOwnPath,
  Skeleton,
  SkeletonGroup,
} from "@academiz/ui";
import { Trans } from "@lingui/react/macro";
import { createRootRoute, createRoute, createRouter, Navigate, Outlet, useNavigate } from "@tanstack/react-router";
import { useSelector } from "@xstate/react";
import { type ReactNode, useMemo, useState } from "react";
import { ForgottenPage } from "./account/forgotten-page.tsx";
import { ResetPasswordPage } from "./account/reset-password-page.tsx";
import { CertificatePage } from "./certificate/certificate-page.tsx";
import { LinkEntryPage } from "./entry-page.tsx";
import { HomePage } from "./home/home-page.tsx";
import { readHomeSearch } from "./home/home-search.ts";
import { type HistorySearch, readHistorySearch } from "./learning/history-search.ts";
import { LoginPage } from "./login-page.tsx";
import { type MessagesSearch, readMessagesSearch } from "./messages/messages-search.ts";
import { Announcements, type SaidNews, SaidNewsContext } from "./notifications/announcements.ts";
import { Notifications } from "./notifications/notifications.tsx";
import { OfflineContext } from "./offline/offline-context.ts";
import { useOffline } from "./offline/use-offline.ts";
import { OpenPage } from "./open-page.tsx";
import type { AppContext } from "./site/app-context.ts";
import { ErrorPage } from "./site/error-page.tsx";
import { Frame } from "./site/frame.tsx";
import { OwnReading } from "./site/own-reading.tsx";
import { readTeamSearch, type TeamSearch } from "./team/team-search.ts";

const AccountPage = late(async () => (await import("./account/open-account.ts")).openAccount());
const DemandedPage = late(async () => (await import("./account/own-second-factor.tsx")).openDemandedPage());
const TermsPage = late(async () => (await import("./account/own-terms.tsx")).openTermsPage());
const AttestationPage = late(async () => (await import("./certificate/attestation-page.tsx")).AttestationPage, {
  isRare: true,
});
const ClassroomPage = late(async () => (await import("./classroom/classroom-page.tsx")).ClassroomPage);
const PathPage = late(async () => (await import("./path/path-page.tsx")).PathPage);
const PathPreview = late(async () => (await import("./path/preview/preview-page.tsx")).PreviewPage, { isRare: true });
const LearningPage = late(async () => (await import("./learning/learning-page.tsx")).LearningPage);
const TeamPage = late(async () => (await import("./team/team-page.tsx")).TeamPage);
const CollaboratorPage = late(async () => (await import("./team/collaborator-page.tsx")).CollaboratorPage);
const ProductPage = late(async () => (await import("./product/product-page.tsx")).ProductPage);
const SearchPage = late(async () => (await import("./search/search-page.tsx")).SearchPage);
const MessagesPage = late(async () => (await import("./messages/open-messages.ts")).openMessages());

const readText = (value: unknown): string => (typeof value === "string" ? value : "");

/** A number alone was typed as well. */
const readTyped = (value: unknown): string =>
  (typeof value === "number" ? String(value) : readText(value)).slice(0, 200);

/** `sought`: slug of a page that was looked for and is locked. */
interface ProductSearch extends Pick<HistorySearch, "page"> {
  readonly sought?: string;
}

interface ResetSearch {
  readonly type: AccountLinkType;
  readonly urlToRedirect?: string;
}

export function createAppRouter(context: AppContext) {
  const root = createRootRoute({ component: Outlet, notFoundComponent: () => <ErrorPage status={404} message="" /> });
  const login = createRoute({
    getParentRoute: () => root,
    path: "/auth/login",
    validateSearch: (search: Record<string, unknown>): { readonly client: string; readonly login?: string } => ({
      client: readText(search["client"]),
      ...(readText(search["login"]) === "" ? {} : { login: readText(search["login"]) }),
    }),
    component: function LoginRoute() {
      const { client, login: known } = login.useSearch();
      return <LoginPage {...context} clientSlug={client} login={known} />;
    },
  });
  const forgotten = createRoute({
    getParentRoute: () => root,
    path: "/auth/forgotten",
    validateSearch: (search: Record<string, unknown>) => ({
      client: readText(search["client"]),
      login: readText(search["login"]),
      ...(search["from"] === "office" && { from: "office" as const }),
    }),
    component: function ForgottenRoute() {
      const { client, login: known, from } = forgotten.useSearch();
      const platform = from === "office" ? "BACK_OFFICE" : "FRONT_DYNAMIC";
      return <ForgottenPage front={context.front} initial={{ clientSlug: client, login: known, platform }} />;
    },
  });
  const resetPassword = createRoute({
    getParentRoute: () => root,
    path: "/auth/reset-password",
    validateSearch: (search: Record<string, unknown>): ResetSearch => {
      const wanted = readText(search["urlToRedirect"]);
      const path = wanted === "" ? null : readOwnPath(wanted, location.origin);
      return {
        type: ACCOUNT_LINK_TYPES.find((type) => type === search["type"]) ?? "forgotten-password",
        ...(path === null ? {} : { urlToRedirect: path }),
      };
    },
    component: function ResetPasswordRoute() {
      const { type, urlToRedirect } = resetPassword.useSearch();
      return <ResetPasswordPage {...context} type={type} urlToRedirect={urlToRedirect} />;
    },
  });
  const entry = createRoute({
    getParentRoute: () => root,
    path: "/auth/sso",
    component: () => <LinkEntryPage {...context} />,
  });
  const error = createRoute({
    getParentRoute: () => root,
    path: "/error",
    validateSearch: (search: Record<string, unknown>) => ({
      status: Number(search["status"]) || 400,
      message: readText(search["message"]),
    }),
    component: function ErrorRoute() {
      return <ErrorPage {...error.useSearch()} />;
    },
  });
  const home = createRoute({
    getParentRoute: () => root,
    path: "/",
    validateSearch: readHomeSearch,
    component: function HomeRoute() {
      const navigate = home.useNavigate();
      const markType = useSelector(context.session, (snapshot) => connectSession(snapshot).user?.client.markType);
      return (
        <SignedIn {...context}>
          <HomePage
            front={context.front}
            markType={markType ?? DEFAULT_MARK_TYPE}
            search={home.useSearch()}
            onSearch={(search) => void navigate({ search, replace: true })}
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
      const user = useSelector(context.session, (snapshot) => connectSession(snapshot).user);
      return (
        <SignedIn {...context}>
          <ProductPage
            key={slug}
            front={context.front}
            slug={slug}
            markType={user?.client.markType ?? DEFAULT_MARK_TYPE}
            isReader={user?.isImpersonated === true}
            page={page}
            sought={sought}
            onPage={(wanted) =>
              void navigate({ search: { ...(sought && { sought }), ...(wanted > 1 && { page: wanted }) } })
            }
          />
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
      const navigate = path.useNavigate();
      const user = useSelector(context.session, (snapshot) => connectSession(snapshot).user);
      return (
        <SignedIn {...context}>
          <PathPage
            key={perimeterSlug}
            front={context.front}
            perimeterSlug={perimeterSlug}
            markType={user?.client.markType ?? DEFAULT_MARK_TYPE}
            isReader={user?.isImpersonated === true}
            isMap={path.useSearch().view === "map"}
            onShow={(isMap) => void navigate({ search: isMap ? { view: "map" } : {}, replace: true })}
          />
        </SignedIn>
      );
    },
  });
  const pathPreview = createRoute({
    getParentRoute: () => root,
    path: "/path/preview/$slug",
    validateSearch: (search: Record<string, unknown>): { readonly view?: "map"; readonly back: string } => ({
      ...(search["view"] === "map" && { view: "map" as const }),
      back: readOwnPath(readText(search["back"]), location.origin) ?? "/admin/",
    }),
    component: function PathPreviewRoute() {
      const { slug } = pathPreview.useParams();
      const { view, back } = pathPreview.useSearch();
      const navigate = pathPreview.useNavigate();
      return (
        <PathPreview
          key={slug}
          front={context.front}
          slug={slug}
          back={back}
          isMap={view === "map"}
          onShow={(isMap) => void navigate({ search: { back, ...(isMap && { view: "map" }) }, replace: true })}
        />
      );
    },
  });
  const classroom = createRoute({
    getParentRoute: () => root,
    path: "/classroom/$perimeterSlug",
    // The path that it was opened from.
    validateSearch: (search: Record<string, unknown>): { readonly path?: string } =>
      readTyped(search["path"]) === "" ? {} : { path: readTyped(search["path"]) },
    component: function ClassroomRoute() {
      const { perimeterSlug } = classroom.useParams();
      const { path: fromPath } = classroom.useSearch();
      const user = useSelector(context.session, (snapshot) => connectSession(snapshot).user);
      return (
        <SignedIn {...context}>
          {user && (
            <ClassroomPage
              key={perimeterSlug}
              front={context.front}
              perimeterSlug={perimeterSlug}
              fromPath={fromPath}
              identifier={user.identifier}
              isReader={user.isImpersonated}
            />
          )}
        </SignedIn>
      );
    },
  });
  const certificate = createRoute({
    getParentRoute: () => root,
    path: "/certificate/$code",
    component: function CertificateRoute() {
      return <CertificatePage code={certificate.useParams().code} certificates={context.front.certificates} />;
    },
  });
  const attestation = createRoute({
    getParentRoute: () => root,
    path: "/attestation/$code",
    component: function AttestationRoute() {
      return <AttestationPage code={attestation.useParams().code} certificates={context.front.certificates} />;
    },
  });
  const messages = createRoute({
    getParentRoute: () => root,
    path: "/messages",
    validateSearch: (search: Record<string, unknown>): MessagesSearch => readMessagesSearch(search),
    component: function MessagesRoute() {
      const navigate = messages.useNavigate();
      const isReader = useSelector(
        context.session,
        (snapshot) => connectSession(snapshot).user?.isImpersonated === true,
      );
      return (
        <SignedIn {...context}>
          <MessagesPage
            gateway={context.front.conversations}
            templates={context.front.answerTemplates}
            isReader={isReader}
            search={messages.useSearch()}
            onSearch={(search) => void navigate({ search })}
          />
        </SignedIn>
      );
    },
  });
  const learning = createRoute({
    getParentRoute: () => root,
    path: "/me",
    validateSearch: (search: Record<string, unknown>): HistorySearch => readHistorySearch(search),
    component: function LearningRoute() {
      const navigate = learning.useNavigate();
      const markType = useSelector(context.session, (snapshot) => connectSession(snapshot).user?.client.markType);
      return (
        <SignedIn {...context}>
          <LearningPage
            front={context.front}
            markType={markType ?? DEFAULT_MARK_TYPE}
            search={learning.useSearch()}
            onSearch={(search) => void navigate({ search })}
          />
        </SignedIn>
      );
    },
  });
  const team = createRoute({
    getParentRoute: () => root,
    path: "/team",
    validateSearch: (search: Record<string, unknown>): TeamSearch => readTeamSearch(search),
    component: function TeamRoute() {
      const navigate = team.useNavigate();
      const user = useSelector(context.session, (snapshot) => connectSession(snapshot).user);
      return (
        <SignedIn {...context}>
          <TeamPage
            front={context.front}
            markType={user?.client.markType ?? DEFAULT_MARK_TYPE}
            isReader={user?.isImpersonated === true}
            search={team.useSearch()}
            onSearch={(search) => void navigate({ search, replace: true })}
          />
        </SignedIn>
      );
    },
  });
  const collaborator = createRoute({
    getParentRoute: () => root,
    path: "/team/$id",
    component: function CollaboratorRoute() {
      const { id } = collaborator.useParams();
      const user = useSelector(context.session, (snapshot) => connectSession(snapshot).user);
      return (
        <SignedIn {...context}>
          <CollaboratorPage
            key={id}
            front={context.front}
            id={id}
            markType={user?.client.markType ?? DEFAULT_MARK_TYPE}
            isReader={user?.isImpersonated === true}
          />
        </SignedIn>
      );
    },
  });
  const account = createRoute({
    getParentRoute: () => root,
    path: "/account",
    component: function AccountRoute() {
      const user = useSelector(context.session, (snapshot) => connectSession(snapshot).user);
      return (
        <SignedIn {...context}>
          {user && (
            <AccountPage
              account={context.front.ownAccount}
              secondFactor={context.front.secondFactor}
              terms={context.front.ownTerms}
              push={context.front.push}
              openBrowserPush={context.front.openBrowserPush}
              user={user}
              onErased={() => context.session.send({ type: "logout.asked" })}
            />
          )}
        </SignedIn>
      );
    },
  });
  return createRouter({
    routeTree: root.addChildren([
      login,
      forgotten,
      resetPassword,
      entry,
      error,
      home,
      open,
      search,
      product,
      path,
      pathPreview,
      classroom,
      learning,
      team,
      collaborator,
      messages,
      account,
      certificate,
      attestation,
    ]),
    // The app has a boundary of its own, in words.
    disableGlobalCatchBoundary: true,
  });
}

function SignedIn({ front, session, children }: AppContext & { readonly children: ReactNode }) {
  const navigate = useNavigate();
  const view = connectSession(useSelector(session, (snapshot) => snapshot));
  const [announcements, setAnnouncements] = useState(0);
  const [news, setNews] = useState<SaidNews | null>(null);
  const isOneself = view.phase === "signed-in" && view.user?.isImpersonated === false;
  const identifier = isOneself ? (view.user?.identifier ?? null) : null;
  const offline = useOffline(front, identifier);
  const openReading = useMemo(() => identifier && (() => front.openReading(identifier)), [front, identifier]);
  if (view.phase === "signed-in" && view.user) {
    return (
      <Frame
        user={view.user}
        mayEnterOffice={view.mayAuthor || view.mayFollow}
        notifications={
          view.user.isImpersonated ? null : (
            <Notifications
              key={view.user.identifier}
              input={{ ...front.notifications, identifier: view.user.identifier }}
              onArrival={() => setAnnouncements((count) => count + 1)}
              onThread={(slug) => setNews({ slug })}
              onOpenThread={(thread) => void navigate({ to: "/messages", search: { thread } })}
              onOpenClassroom={(slug) => void navigate({ to: `/classroom/${encodeURIComponent(slug)}` })}
              onOpenLearning={() => void navigate({ to: "/me" })}
              onOpenProduct={(slug) => void navigate({ to: `/open/${encodeURIComponent(slug)}` })}
            />
          )
        }
        onLocale={(locale) => session.send({ type: "locale.chosen", locale })}
        isBusy={view.isBusy}
        onAccount={() => void navigate({ to: "/account" })}
        onSearch={() => void navigate({ to: "/search", search: {} })}
        onBackOffice={() => session.send({ type: "platform.asked", platform: "BACK_OFFICE" })}
        onLeave={() => session.send({ type: "impersonation.left" })}
        onSignOut={() => session.send({ type: "logout.asked" })}
      >
        {offline && openReading && <OwnReading open={openReading} />}
        <Announcements value={announcements}>
          <OfflineContext value={offline}>
            <SaidNewsContext value={news}>{children}</SaidNewsContext>
          </OfflineContext>
        </Announcements>
      </Frame>
    );
  }
  if (view.phase === "second-factor") {
    return (
      <DemandedPage
        gateway={front.secondFactor}
        onGiven={() => session.send({ type: "second-factor.given" })}
        onSignOut={() => session.send({ type: "logout.asked" })}
      />
    );
  }
  if (view.phase === "terms") {
    return (
      <TermsPage
        gateway={front.ownTerms}
        onSettled={() => session.send({ type: "terms.settled" })}
        onSignOut={() => session.send({ type: "logout.asked" })}
      />
    );
  }
  if (view.phase === "temporary-password" && view.user) {
    return (
      <OutsidePage>
        <OwnPasswordForm
          identifier={view.user.identifier}
          isBusy={view.isBusy}
          trouble={view.trouble}
          onChoose={(password) => session.send({ type: "password.chosen", password })}
          onSignOut={() => session.send({ type: "logout.asked" })}
        />
      </OutsidePage>
    );
  }
  if (view.phase === "signed-out") return <Navigate to="/auth/login" search={{ client: "" }} replace />;
  if (view.phase === "unreachable") {
    return (
      <main>
        <ErrorState
          level={1}
          title={<Trans>Your courses could not be loaded</Trans>}
          requestId={view.trouble?.requestId}
          onRetry={() => session.send({ type: "retry.asked" })}
          action={
            <Button variant="quiet" onClick={() => session.send({ type: "logout.asked" })}>
              <Trans>Sign out</Trans>
            </Button>
          }
        >
          <Trans>There seems to be no connection. Check it, then try again.</Trans>
        </ErrorState>
      </main>
    );
  }
  return (
    <SkeletonGroup>
      <Skeleton shape="title" width="third" />
      <Skeleton shape="block" />
    </SkeletonGroup>
  );
}
