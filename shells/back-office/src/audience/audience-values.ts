// Knows how the audience of a product is written into a form, and read from it.
import type { Availability, ClientTrees } from "@academiz/application/ports";
import { type Audience, listAffectationIds, listCriterionLabels } from "@academiz/domain/clients";
import { joinTicked, splitTicked } from "@academiz/ui";
import { toLocal } from "./moments.ts";

export type AudienceName = "who" | "affectations" | "criterias" | "users" | "from" | "until" | "due";
export type AudienceValues = Readonly<Record<AudienceName, string>>;

export const EVERYBODY = "EVERYBODY";
export const SOME = "SOME";

export const readAudienceValues = (stored: Availability | null): AudienceValues => ({
  who: (stored?.audience.everyone ?? true) ? EVERYBODY : SOME,
  affectations: joinTicked(stored?.audience.affectations ?? []),
  criterias: joinTicked(stored?.audience.criterias ?? []),
  users: joinTicked(stored?.audience.users ?? []),
  from: toLocal(stored?.from ?? null),
  until: toLocal(stored?.until ?? null),
  due: toLocal(stored?.due ?? null),
});

/**
 * @param trees null until they were read: then they take nothing away.
 * @param members ids of those who are known; places and criteria that went since are left out as well.
 */
export function writeAudience(values: AudienceValues, trees: ClientTrees | null, members: readonly string[]): Audience {
  if (values.who === EVERYBODY) return { everyone: true, affectations: [], criterias: [], users: [] };
  const places = trees && listAffectationIds(trees.affectations);
  const criteria = trees && listCriterionLabels(trees.criteria);
  const keep = (written: string, known: readonly string[] | null) =>
    splitTicked(written).filter((one) => known === null || known.includes(one));
  return {
    everyone: false,
    affectations: keep(values.affectations, places),
    criterias: keep(values.criterias, criteria),
    users: splitTicked(values.users).filter((id) => members.includes(id)),
  };
}
