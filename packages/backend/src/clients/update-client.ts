// Knows how a client is changed (§7.47): which parts only a super administrator may change, and how its trees are
// cleaned.
import type { BodyOf, ClientAnswer, clients } from "@academiz/contract";
import { judgeSigningConfig, putSigningRules } from "@academiz/domain/classiz";
import { cleanAffectations, cleanCriteria, levelAffectations, orderCriteria } from "@academiz/domain/clients";
import { judgeTheme } from "@academiz/domain/theme";
import { cleanOwnTexts, judgeTexts } from "@academiz/domain/wording";
import { noteEvents, toDoer } from "../account-events/index.ts";
import { judgeFontFiles } from "../documents/font-files.ts";
import { type Outcome, refuse } from "../ground/outcome.ts";
import type { World } from "../ground/world.ts";
import { isElsewhere } from "../policies/elsewhere.ts";
import { findManaged, isSuper } from "../policies/manage.ts";
import type { Actor, ClientChange, ClientRecord } from "../ports/index.ts";
import { answerClient } from "./read-client.ts";

export type UpdateClientInput = BodyOf<typeof clients.updateClient>;

export async function updateClient(
  world: Pick<World, "clients" | "documents" | "documentStore" | "inHouseClients" | "clock" | "dice" | "transact">,
  actor: Actor,
  id: string,
  input: UpdateClientInput,
): Outcome<ClientAnswer> {
  const client = await findManaged(world, actor, id);
  if (!client) return refuse("not-found");
  const { type, hasSubClients, wsDocument, plugins } = input;
  const reserved = [type, hasSubClients, wsDocument, plugins].some((value) => value !== undefined);
  if (reserved && !isSuper(actor)) return refuse("role.refused");
  if (isElsewhere(wsDocument, client.wsDocument)) return refuse("files.elsewhere");
  const faults = [
    ...(input.theme ? judgeTheme(input.theme) : []),
    ...judgeTexts(input.defaultTexts ?? {}),
    ...judgeSigningConfig(input.config ?? {}),
    ...(input.params?.signing ? judgeSigningConfig(putSigningRules({}, input.params.signing)) : []),
  ];
  if (faults.length > 0) return refuse("validation", { faults });
  const wrongFile = await judgeFontFiles(world, { clientId: client.id }, input.theme);
  if (wrongFile) return wrongFile;
  let wasDemanded = client.demandsSecondFactor;
  const changed = await world.clients.change({ clientId: client.id }, (current) => {
    wasDemanded = current.demandsSecondFactor;
    return decideChange(current, input);
  });
  // Recorded in the account of the administrator, which may belong to another client: a transaction of its own.
  if (changed && changed.demandsSecondFactor !== wasDemanded) {
    const kind = changed.demandsSecondFactor ? "second-factor-demanded" : "second-factor-demand-ended";
    const event = { userId: actor.userId, kind, detail: changed.slug } as const;
    await world.transact(actor.home, (inside) => noteEvents(inside, world, actor.home, toDoer(actor), [event]));
  }
  return answerClient(world, changed);
}

/** Only the values that were sent. */
const sent = <T extends object>(values: T): { [K in keyof T]?: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as never;

function decideChange(current: ClientRecord, input: UpdateClientInput): ClientChange {
  const { name, type, hasSubClients, logo, wsDocument, config, plugins, params, theme, favicon, defaultTexts } = input;
  const { picto, signature } = input;
  const signing = params?.signing;
  return {
    ...sent({ name, type, hasSubClients, logo, wsDocument, plugins, favicon, picto, signature }),
    ...sent({ config: signing ? putSigningRules(config ?? current.config, signing) : config }),
    ...sent({
      isChatExpertEnabled: params?.isChatExpertEnabled,
      demandsSecondFactor: params?.isSecondFactorDemanded,
      strategy: params?.strategy,
      markType: params?.markType,
      timeZone: params?.timeZone,
      gameScoreStrategy: params?.gameParams?.scoreStrategy,
      tabLabel: params?.frontDynamicParams?.tabLabel,
      font: params?.frontDynamicParams?.font,
      colors: theme?.["colors"] as Readonly<Record<string, string>> | undefined,
      theme: theme && changeTheme(current, theme),
      defaultTexts: defaultTexts && cleanOwnTexts({ ...current.defaultTexts, ...sent(defaultTexts) }),
    }),
    ...changeTrees(current, input),
  };
}

/** Null resets a value to the product's own; a value that was not sent stays. */
function changeTheme(
  { theme: kept }: ClientRecord,
  { colors: _, ...chosen }: NonNullable<UpdateClientInput["theme"]>,
): ClientRecord["theme"] {
  const all = { ...kept, ...sent(chosen) };
  return Object.fromEntries(Object.entries(all).filter(([, part]) => part !== null));
}

/** The trees as they are kept: clean, with their depths, and the top criteria in the chosen order. */
export function changeTrees(
  current: Pick<ClientRecord, "criteria">,
  { affectations, criteria, affectations_criterias: ranks }: Partial<UpdateClientInput>,
): ClientChange {
  return {
    ...(affectations && { affectations: levelAffectations(cleanAffectations(affectations)) }),
    ...((criteria || ranks) && { criteria: orderCriteria(cleanCriteria(criteria ?? current.criteria), ranks ?? []) }),
  };
}
