// Knows the routes of the session and the account (§7.2–§7.15).
import { ROLES } from "@academiz/domain/identity";
import * as z from "zod/mini";
import { AUTHORING, defineRoute, EMPTY, json, PUBLIC, SIGNED_IN } from "./route.ts";

/** An access token with the refresh token that renews it (§3.1). */
export const tokenPairSchema = z.object({ token: z.string(), refreshToken: z.string() });
const text = z.string().check(z.maxLength(200));

/** The signed-in user (§3.15–§3.28). */
export const userSchema = z.object({
  identifier: z.string(),
  login: z.string(),
  email: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  locale: z.nullable(z.string()),
  roles: z.array(z.enum(ROLES)),
  type: z.nullable(z.string()),
  active: z.boolean(),
  admitted: z.nullable(z.string()),
  hasAcceptedCgu: z.boolean(),
  /** Spelled as §3.24 shows it. */
  isImpersonnated: z.boolean(),
  trainerMeans: z.array(z.unknown()),
  client: z.object({
    id: z.string(),
    slug: z.string(),
    name: z.string(),
    locale: z.string(),
    theme: z.object({ colors: z.record(z.string(), z.string()) }),
  }),
});
/** The signed-in user, as it arrives. */
export type UserAnswer = z.infer<typeof userSchema>;

const themeColorsSchema = z.object({
  primary: z.optional(z.string()),
  secondary: z.optional(z.string()),
  tertiary: z.optional(z.string()),
  error: z.optional(z.string()),
  neutral: z.optional(z.string()),
});
/** The client that a user works in (§3.29–§3.44). */
export const clientSchema = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  active: z.boolean(),
  locale: z.string(),
  type: z.nullable(z.string()),
  hasSubClients: z.boolean(),
  params: z.object({
    isChatExpertEnabled: z.boolean(),
    strategy: z.string(),
    markType: z.string(),
    frontDynamicParams: z.object({ tabLabel: z.nullable(z.string()) }),
  }),
  theme: z.object({ colors: themeColorsSchema }),
});
/** The client that a user works in, as it arrives. */
export type ClientAnswer = z.infer<typeof clientSchema>;

export const login = defineRoute({
  method: "POST",
  path: "/api/login_check",
  summary: "Sign in with a login, prefixed by the client's slug, and a password.",
  admission: PUBLIC,
  body: z.object({ login: text, password: z.string().check(z.maxLength(512)) }),
  answer: json(tokenPairSchema),
});
export const refresh = defineRoute({
  method: "POST",
  path: "/api/login_refresh",
  summary: "Exchange a refresh token for a new pair; each refresh token works once.",
  admission: PUBLIC,
  body: z.object({ refreshToken: text }),
  answer: json(tokenPairSchema),
});
export const renewToken = defineRoute({
  method: "GET",
  path: "/api/token/refresh",
  summary: "A new pair for a signed-in user, after a change of role, client or language.",
  admission: SIGNED_IN,
  answer: json(tokenPairSchema),
});
export const logout = defineRoute({
  method: "POST",
  path: "/api/logout",
  summary: "End the session: the refresh token and its whole family stop working.",
  admission: { ...SIGNED_IN, scopes: ["session", "link", "preview"] },
  body: z.object({ refreshToken: text, identifier: text }),
  answer: EMPTY,
});
export const originPlatform = defineRoute({
  method: "GET",
  path: "/api/perimeter/{slug}",
  summary: "The address of the platform of a client, by its slug.",
  admission: PUBLIC,
  params: z.object({ slug: z.string() }),
  answer: json(
    z.object({
      slug: z.string(),
      name: z.string(),
      url: z.string(),
      backOfficeUrl: z.string(),
      theme: z.object({ colors: themeColorsSchema }),
    }),
  ),
});
export const me = defineRoute({
  method: "GET",
  path: "/api/me",
  summary: "The current user.",
  admission: { ...SIGNED_IN, scopes: ["session", "link", "preview"] },
  answer: json(userSchema),
});
export const updateMe = defineRoute({
  method: "PUT",
  path: "/api/user",
  summary: "Change one's own name, language or acceptance of the terms.",
  admission: SIGNED_IN,
  body: z.object({
    firstname: z.optional(text),
    lastname: z.optional(text),
    hasAcceptedCgu: z.optional(z.boolean()),
    locale: z.optional(z.enum(["fr", "en"])),
  }),
  answer: json(userSchema),
});
export const currentClient = defineRoute({
  method: "GET",
  path: "/api/admin/client/current",
  summary: "The client that the current user works in.",
  admission: AUTHORING,
  answer: json(clientSchema),
});
