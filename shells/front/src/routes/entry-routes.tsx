// Knows the pages of the learner site for people who are not signed in, or need not be.

import { ACCOUNT_LINK_TYPES, type AccountLinkType } from "@academiz/domain/identity";
import { readOwnPath } from "@academiz/ui";
import { createRoute } from "@tanstack/react-router";
import { latePage } from "../late/late-page.ts";
import type { AppContext } from "../site/app-context.ts";
import { ErrorPage } from "../site/error-page.tsx";
import { WholePage } from "../site/whole-front.tsx";
import { readText } from "./read-text.ts";
import type { Root } from "./root.tsx";

const bringOutside = () => import("./outside-pages.tsx");
const rarely = { isRare: true } as const;
const LoginPage = latePage(async () => (await bringOutside()).LoginPage, rarely);
const ForgottenPage = latePage(async () => (await bringOutside()).ForgottenPage, rarely);
const ResetPasswordPage = latePage(async () => (await bringOutside()).ResetPasswordPage, rarely);
const LinkEntryPage = latePage(async () => (await bringOutside()).LinkEntryPage, rarely);
const CertificatePage = latePage(async () => (await bringOutside()).CertificatePage, rarely);
const AttestationPage = latePage(async () => (await import("../certificate/attestation-page.tsx")).AttestationPage, {
  isRare: true,
});

/** They are asked for while the first script still waits for its words. */
const fetchOutside = (): void => {
  if (location.pathname.startsWith("/auth/")) void LoginPage.fetch();
};

export interface ResetSearch {
  readonly type: AccountLinkType;
  readonly urlToRedirect?: string;
}

export function createEntryRoutes(root: Root, context: AppContext) {
  fetchOutside();
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
      return (
        <WholePage Whole={context.Whole} part={ForgottenPage}>
          {(front) => <ForgottenPage front={front} initial={{ clientSlug: client, login: known, platform }} />}
        </WholePage>
      );
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
      return (
        <WholePage Whole={context.Whole} part={ResetPasswordPage}>
          {(front) => <ResetPasswordPage {...context} front={front} type={type} urlToRedirect={urlToRedirect} />}
        </WholePage>
      );
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
  const certificate = createRoute({
    getParentRoute: () => root,
    path: "/certificate/$code",
    component: function CertificateRoute() {
      const { code } = certificate.useParams();
      return (
        <WholePage Whole={context.Whole} part={CertificatePage}>
          {(front) => <CertificatePage code={code} certificates={front.certificates} />}
        </WholePage>
      );
    },
  });
  const attestation = createRoute({
    getParentRoute: () => root,
    path: "/attestation/$code",
    component: function AttestationRoute() {
      const { code } = attestation.useParams();
      return (
        <WholePage Whole={context.Whole} part={AttestationPage}>
          {(front) => <AttestationPage code={code} certificates={front.certificates} />}
        </WholePage>
      );
    },
  });
  return [login, forgotten, resetPassword, entry, error, certificate, attestation] as const;
}
