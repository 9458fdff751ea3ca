// Knows how an organisation and the clients of a platform are asked for over HTTP.
import type { ClientDetails, ClientDirectory, ManagedClient, OrganisationGateway } from "@academiz/application/ports";
import { type ClientAnswer, type ClientRow, clients } from "@academiz/contract";
import {
  type Branch,
  orderCriteria,
  readCriteria,
  readPlaces,
  writeCriteria,
  writePlaces,
} from "@academiz/domain/clients";
import type { ApiClient } from "./calls/api-client.ts";
import { mapResult } from "./calls/map-result.ts";

/** A refusal is shown where the request was made. */
const IN_PLACE = { tellsRefusals: true } as const;

/** The highest criteria come in alphabetical order, and their own order beside them (§3.39). */
const readTrees = ({ affectations, criteria, affectations_criterias: ranks }: ClientAnswer) => ({
  places: readPlaces(affectations),
  criteria: readCriteria(orderCriteria(criteria, ranks)),
});

export const createOrganisationGateway = (api: ApiClient): OrganisationGateway => ({
  async read() {
    const client = await api.call(clients.currentClient, IN_PLACE);
    if (!client.ok) return client;
    const { id, name, tags, licence } = client.value;
    const use = await api.call(clients.readClientUse, { params: { id }, ...IN_PLACE });
    return mapResult(use, (counted) => ({ id, name, tags, licence, ...readTrees(client.value), use: counted }));
  },
  writeTree(id, kind, { before, after }) {
    const write = (tree: readonly Branch[]) =>
      kind === "places" ? { affectations: writePlaces(tree) } : { criterias: writeCriteria(tree) };
    const body = { ...write(after), before: write(before) };
    return api.call(clients.putOrganisation, { params: { id }, body, ...IN_PLACE });
  },
  renameCriterion: (id, from, to) =>
    api.call(clients.renameCriterion, { params: { id }, body: { from, to }, ...IN_PLACE }),
  previewMerger: (id, from, into) =>
    api.call(clients.mergePlaces, { params: { id }, body: { from, into, dryRun: true }, ...IN_PLACE }),
  mergePlaces: (id, from, into) =>
    api.call(clients.mergePlaces, { params: { id }, body: { from, into, dryRun: false }, ...IN_PLACE }),
  addTag: (clientId, slug) => api.call(clients.linkTag, { params: { clientId, slug }, body: {}, ...IN_PLACE }),
  removeTag: (clientId, slug) => api.call(clients.unlinkTag, { params: { clientId, slug }, ...IN_PLACE }),
  writeLicence: (id, licence) => writeLicence(api, id, licence),
});

export const createClientDirectory = (api: ApiClient): ClientDirectory => ({
  list: async ({ query, order, page, isActive }, limit) =>
    mapResult(
      await api.call(clients.listClients, {
        query: {
          order,
          page,
          limit,
          ...(query === "" ? {} : { query }),
          ...(isActive === null ? {} : { active: isActive ? ("active" as const) : ("inactive" as const) }),
        },
      }),
      (answer) => ({ clients: answer.clients.map(readRow), total: answer.meta.totalItems }),
    ),
  read: async (id) => mapResult(await api.call(clients.getClient, { params: { id }, ...IN_PLACE }), readDetails),
  create: async ({ administrator, ...client }) => {
    const body = { ...client, ...(administrator && { administrator: { ...administrator } }) };
    return mapResult(await api.call(clients.createClient, { body, ...IN_PLACE }), readDetails);
  },
  change: async (id, body) =>
    mapResult(await api.call(clients.updateClient, { params: { id }, body, ...IN_PLACE }), readDetails),
  writeLicence: (id, licence) => writeLicence(api, id, licence),
  writePlugins: (id, plugins) => {
    const sent = plugins.map(({ type, config, metaData }) => ({
      type,
      config: { ...config },
      metaData: { ...metaData },
    }));
    return api.call(clients.updateClient, { params: { id }, body: { plugins: sent }, ...IN_PLACE });
  },
  activate: (id, active) => api.call(clients.activateClient, { params: { id }, body: { active }, ...IN_PLACE }),
  remove: (id) => api.call(clients.deleteClient, { params: { id }, ...IN_PLACE }),
});

const writeLicence = (api: ApiClient, id: string, licence: NonNullable<ClientDetails["licence"]>) => {
  const licences = licence.licences.map(({ licenceInformation: { count, licence: told } }) => ({
    licenceInformation: { count: [...count], licence: [...told] },
  }));
  return api.call(clients.updateLicence, { params: { id }, body: { licenceContent: { licences } }, ...IN_PLACE });
};
const readRow = ({ id, slug, name, active, type, parentId, hasSubClients }: ClientRow): ManagedClient => ({
  id,
  slug,
  name,
  active,
  type,
  parentId,
  hasSubClients,
});
const readDetails = (client: ClientAnswer): ClientDetails => ({
  ...readRow(client),
  locale: client.locale,
  licence: client.licence,
  plugins: client.plugins,
});
