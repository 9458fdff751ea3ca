// Knows how whom a product is made available to stands in a form, and is read out of it.
import type { Availability, ClientTrees } from "@academiz/application/ports";
import { type Audience, listAffectationIds, listCriterionLabels } from "@academiz/domain/clients";
import { joinTicked, splitTicked } from "@academiz/ui";

export type AudienceName = "who" | "affectations" | "criterias" | "users" | "from" | "until";
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
});

/** @param members ids of those who are known; places and criteria that went since are left out as well. */
export function writeAudience(values: AudienceValues, trees: ClientTrees, members: readonly string[]): Audience {
  if (values.who === EVERYBODY) return { everyone: true, affectations: [], criterias: [], users: [] };
  const places = listAffectationIds(trees.affectations);
  const criteria = listCriterionLabels(trees.criteria);
  // Trees that are not there yet take nothing away.
  const keep = (written: string, known: readonly string[]) =>
    splitTicked(written).filter((one) => known.length === 0 || known.includes(one));
  return {
    everyone: false,
    affectations: keep(values.affectations, places),
    criterias: keep(values.criterias, criteria),
    users: splitTicked(values.users).filter((id) => members.includes(id)),
  };
}

/** Of an ISO timestamp, as the person's clock tells it. */
function toLocal(at: string | null): string {
  if (at === null) return "";
  const moment = new Date(at);
  return new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** ISO timestamp; null where nothing was typed. */
export const readLocal = (typed: string): string | null => (typed === "" ? null : new Date(typed).toISOString());
