// Knows how the sent fields of a user are checked and stored: by the rules for people, with places that the client has
// (§7.28, §7.29).
import type { SentUser } from "@academiz/contract";
import { readMeanKey } from "@academiz/domain/classiz";
import { listAffectationIds, listCriterionLabels } from "@academiz/domain/clients";
import { findPersonFaults, orderRoles } from "@academiz/domain/identity";
import { type Fault, type Result, succeed } from "@academiz/domain/kernel";
import { type Refusal, refuse } from "../ground/outcome.ts";
import { readInstant, toIso } from "../ground/time.ts";
import type { ClientRecord, UserRecord } from "../ports/index.ts";

type Taken = Pick<UserRecord, "login" | "email" | "firstname" | "lastname" | "roles"> &
  Partial<Pick<UserRecord, "locale" | "type" | "admitted" | "trainerMeans" | "affectations" | "criterias">>;
type Placed = Pick<SentUser, "affectations" | "criterias">;

/** Without what was not sent. */
const sent = <T extends object>(values: T): { [K in keyof T]?: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as never;

const once = (list: readonly string[] | undefined): readonly string[] | undefined => list && [...new Set(list)];

/** The places and criteria of a client; its trees are read once. */
export const listKnown = ({ affectations, criteria }: ClientRecord) => ({
  affectations: new Set(listAffectationIds(affectations)),
  criterias: new Set(listCriterionLabels(criteria)),
});
type Known = ReturnType<typeof listKnown>;

export function findPlaceFaults(known: Known, { affectations, criterias }: Placed): readonly Fault[] {
  const look = (key: keyof Known, list: readonly string[] = []): readonly Fault[] =>
    list.flatMap((one, at) => (known[key].has(one) ? [] : [{ path: [key, at], message: "the client has none such" }]));
  return [...look("affectations", affectations), ...look("criterias", criterias)];
}

const findMeanFaults = (means: readonly string[] = []): readonly Fault[] =>
  means.flatMap((mean, at) =>
    readMeanKey(mean) ? [] : [{ path: ["trainerMeans", at], message: "not product/session" }],
  );

export const takePlaces = ({ affectations, criterias }: Placed) =>
  sent({ affectations: once(affectations), criterias: once(criterias) });

export function takeUser(known: Known, input: SentUser): Result<Taken, Refusal> {
  const { login, email, firstname, lastname, roles, locale, type, admitted, trainerMeans } = input;
  const instant = typeof admitted === "string" ? readInstant(admitted) : null;
  const faults: readonly Fault[] = [
    ...findPersonFaults({ login, email, firstname, lastname }),
    ...(typeof admitted === "string" && instant === null
      ? [{ path: ["admitted"], message: "not an ISO date and time with an offset" }]
      : []),
    ...findMeanFaults(trainerMeans),
    ...findPlaceFaults(known, input),
  ];
  if (faults.length > 0) return refuse("validation", { faults });
  return succeed({
    login,
    email,
    firstname,
    lastname,
    roles: orderRoles(roles),
    ...sent({ locale, type, trainerMeans: once(trainerMeans) }),
    ...(admitted !== undefined && { admitted: instant === null ? null : toIso(instant) }),
    ...takePlaces(input),
  });
}
