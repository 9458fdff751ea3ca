// Knows how a user is told to the clients (§3.16–§3.27).

import type { UserAnswer } from "@academiz/contract";
import type { Scope } from "@academiz/domain/identity";
import { combineTheme } from "@academiz/domain/theme";
import { findPicture } from "../documents/document-files.ts";
import { findFontFaces } from "../documents/font-files.ts";
import { hasMessages } from "../experts/index.ts";
import type { World } from "../ground/world.ts";
import type { ClientRecord, UserRecord } from "../ports/index.ts";
import { findDueTerms } from "../terms/index.ts";
import { isStandIn } from "./read-actor.ts";

export async function describeUser(
  world: Pick<World, "clients" | "documents" | "experts" | "terms" | "threads">,
  user: UserRecord,
  client: ClientRecord,
  scope: Scope,
): Promise<UserAnswer> {
  const [favicon, logo, fonts, due, messages] = await Promise.all([
    findPicture(world, client, client.favicon),
    findPicture(world, client, client.logo),
    findFontFaces(world, client),
    findDueTerms(world, { clientId: user.clientId }, user.id),
    hasMessages(world, user),
  ]);
  return {
    identifier: user.identifier,
    login: user.login,
    email: user.email,
    firstname: user.firstname,
    lastname: user.lastname,
    locale: user.locale,
    roles: [...user.roles],
    type: user.type,
    active: user.active,
    admitted: user.admitted,
    hasAcceptedCgu: user.hasAcceptedCgu && !due,
    needsTerms: scope === "session" && due !== null,
    hasTemporaryPassword: scope === "temporary-password",
    needsSecondFactor: scope === "second-factor",
    isImpersonnated: isStandIn(scope),
    hasMessages: messages,
    trainerMeans: [...user.trainerMeans],
    client: {
      id: client.id,
      slug: client.slug,
      name: client.name,
      locale: client.locale,
      theme: { ...combineTheme(client), ...(favicon && { favicon }), ...(logo && { logo }), ...fonts },
      tabLabel: client.tabLabel,
      markType: client.markType,
    },
  };
}
