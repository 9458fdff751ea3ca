// Knows how the people of a client are asked for over HTTP.
import type { ManagedPerson, PeopleCriteria, PeopleDirectory, SentPerson } from "@academiz/application/ports";
import { clients, impersonation, type ManagedUser, type SentUser, userFiles, users } from "@academiz/contract";
import type { ApiClient } from "./calls/api-client.ts";
import { mapResult } from "./calls/map-result.ts";

/** A refusal is shown where the request was made: nobody is led away from a list. */
const IN_PLACE = { tellsRefusals: true } as const;

export interface PeopleDirectoryOptions {
  readonly api: ApiClient;
  /** The address at which each platform takes somebody who enters by a link (§2.23). */
  readonly entries: Readonly<Record<"BACK_OFFICE" | "FRONT_DYNAMIC", string>>;
}

export const createPeopleDirectory = ({ api, entries }: PeopleDirectoryOptions): PeopleDirectory => ({
  list: async (criteria, limit) =>
    mapResult(await api.call(users.listUsers, { query: { ...writeCriteria(criteria), limit } }), (answer) => ({
      people: answer.users.map(readPerson),
      total: answer.meta.totalItems,
    })),
  read: async (id) =>
    mapResult(await api.call(users.getUser, { params: { id }, ...IN_PLACE }), ({ user }) => readPerson(user)),
  readTrees: async () =>
    mapResult(await api.call(clients.currentClient, {}), ({ affectations, criteria }) => ({ affectations, criteria })),
  create: async ({ password, ...person }) =>
    mapResult(
      await api.call(users.createUser, {
        body: { ...writePerson(person), ...(password === undefined ? {} : { password }) },
        ...IN_PLACE,
      }),
      ({ user }) => readPerson(user),
    ),
  change: async (id, person) =>
    mapResult(
      await api.call(users.updateUser, { params: { id }, body: writePerson(person), ...IN_PLACE }),
      ({ user }) => readPerson(user),
    ),
  place: (id, affectations) =>
    api.call(users.putUserOrganisation, { params: { id }, body: { affectations: [...affectations] }, ...IN_PLACE }),
  activate: (id, active) => api.call(users.activateUser, { params: { id }, body: { active }, ...IN_PLACE }),
  invite: async (id) =>
    mapResult(await api.call(users.inviteUser, { params: { id }, ...IN_PLACE }), ({ mails }) => mails),
  remove: (ids) => api.call(users.deleteUsers, { body: { ids: [...ids] }, ...IN_PLACE }),
  standIn: async (identifier, platform) =>
    mapResult(
      await api.call(impersonation.impersonate, { body: { identifier, platform }, ...IN_PLACE }),
      ({ token, refreshToken }) => `${entries[platform]}#${new URLSearchParams({ token, refreshToken })}`,
    ),
  write: (format) => api.call(userFiles.exportUsers, { query: { format }, ...IN_PLACE }),
});

const writeCriteria = ({ query, order, page, roles, isActive, affectations, criterias }: PeopleCriteria) => ({
  order,
  page,
  ...(query === "" ? {} : { query }),
  ...(roles.length > 0 && { "roles[]": [...roles] }),
  ...(isActive !== null && { "active[]": [isActive ? ("active" as const) : ("inactive" as const)] }),
  ...(affectations.length > 0 && { "affectations[]": [...affectations] }),
  ...(criterias.length > 0 && { "criterias[]": [...criterias] }),
});

const writePerson = ({ roles, affectations, criterias, trainerMeans, ...person }: SentPerson): SentUser => ({
  ...person,
  trainerMeans: [...trainerMeans],
  roles: [...roles],
  affectations: [...affectations],
  criterias: [...criterias],
});

function readPerson({ isInvited, ...user }: ManagedUser): ManagedPerson {
  const { id, identifier, login, email, firstname, lastname, locale, roles, active, affectations, criterias } = user;
  const person = { id, identifier, login, email, firstname, lastname, locale, roles, affectations, criterias };
  return { ...person, active, isInvited, trainerMeans: user.trainerMeans };
}
