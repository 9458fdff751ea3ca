// Knows the routes by which administrators impersonate somebody, and people change platforms (§7.9–§7.12, §6.7–§6.10).
import * as z from "zod/mini";
import { ADMINISTERING, defineRoute, jsonAnswer, LOOKING, SIGNED_IN } from "../ground/route.ts";
import { tokenPairSchema } from "./session.ts";

const text = z.string().check(z.maxLength(200));
const linkAnswer = jsonAnswer(z.object({ link: z.string() }));

/**
 * Impersonate a user of the client that the caller works in (§7.9), by their identifier; `slug`, when sent, is that
 * client's. The pair is made for an address: its `token` tells for 60 seconds who enters, and opens nothing; its
 * refresh token has to be exchanged within 5 minutes. The pair that follows keeps no progress, changes no account and
 * ends with the caller's own session. Refuses with `not-found`; with `impersonation.refused` for a user who stands
 * above the caller or has no place on that platform, which is recorded as every impersonation is.
 */
export const impersonate = defineRoute({
  method: "POST",
  path: "/api/impersonate",
  summary: "Stand in for a user of the client that the caller works in.",
  admission: ADMINISTERING,
  body: z.object({
    identifier: text,
    platform: z.enum(["BACK_OFFICE", "FRONT_DYNAMIC"]),
    slug: z.optional(text),
  }),
  answer: jsonAnswer(tokenPairSchema),
});
/**
 * A link into a player as a user sees it (§7.10): `slug` is a perimeter that is open to that user. Follow the link at
 * once, and do not keep it. Refuses as §7.9 does.
 */
export const impersonationLink = defineRoute({
  method: "POST",
  path: "/api/admin/{platform}/{slug}/link",
  summary: "A link into a player as a user sees it.",
  admission: ADMINISTERING,
  params: z.object({ platform: z.enum(["LEARNIZ"]), slug: text }),
  body: z.object({ identifier: text, mode: z.literal("impersonated") }),
  answer: linkAnswer,
});
/**
 * End an impersonation (§7.11): ends that session, and answers a pair of the caller's own, once. Its `token` opens
 * nothing; the refresh token must be exchanged, within 60 seconds. Refuses with `token.invalid` when either session is
 * over, and when the caller did not exchange the pair of the impersonation.
 */
export const leaveImpersonation = defineRoute({
  method: "GET",
  path: "/api/desimpersonate",
  summary: "Stand in for nobody any more: a pair of the caller's own session.",
  admission: { ...LOOKING, scopes: ["impersonation"] },
  answer: jsonAnswer(tokenPairSchema),
});
/**
 * A link to the other platform, signed in there (§7.12): its tokens stand in the fragment, which browsers send to
 * nobody. Its `token` opens nothing; the refresh token must be exchanged once, within 60 seconds, and gives a pair of
 * the same session. Refuses with `token.invalid`; with `role.refused` for a back office in which the user has no place.
 */
export const changePlatform = defineRoute({
  method: "GET",
  path: "/api/sso/change/plateform/{platform}",
  summary: "A link to the other platform, signed in there: once, within 60 seconds.",
  admission: SIGNED_IN,
  params: z.object({ platform: z.enum(["BACK_OFFICE", "FRONT_DYNAMIC"]) }),
  answer: linkAnswer,
});
