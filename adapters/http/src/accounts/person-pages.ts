// Knows how an administrator's pages about one person are asked for over HTTP.
import type { PersonPages } from "@academiz/application/ports";
import { certificates, ownAccount, personPage, users } from "@academiz/contract";
import type { ApiClient } from "../calls/api-client.ts";
import { mapResult } from "../calls/map-result.ts";
import { createSessionsOf } from "./own-account.ts";

/** A refusal is shown where the request was made: nobody is led away from a page. */
const IN_PLACE = { tellsRefusals: true } as const;

export const createPersonPages = (api: ApiClient): PersonPages => ({
  readLearning: (id) => api.call(personPage.readPersonLearning, { params: { id }, ...IN_PLACE }),
  readAttendance: (id) => api.call(personPage.readPersonAttendance, { params: { id }, ...IN_PLACE }),
  listGivable: async (id) =>
    mapResult(
      await api.call(personPage.listGivableProducts, { query: id === null ? {} : { user: id }, ...IN_PLACE }),
      ({ products }) => products,
    ),
  give: (id, product) => api.call(personPage.givePersonProduct, { params: { id }, body: { product }, ...IN_PLACE }),
  listParts: async (id, productId) =>
    mapResult(
      await api.call(users.listSubProducts, { params: { id, productId }, ...IN_PLACE }),
      ({ subProducts }) => subProducts,
    ),
  withdrawCertificate: (code, reason) =>
    api.call(certificates.revokeCertificate, { params: { code }, body: { reason }, ...IN_PLACE }),
  listEvents: async (id) =>
    mapResult(await api.call(personPage.listPersonEvents, { params: { id }, ...IN_PLACE }), ({ events }) => events),
  readSecondFactor: async (id) =>
    mapResult(await api.call(ownAccount.readSecondFactorOf, { params: { id }, ...IN_PLACE }), ({ since }) => since),
  resetSecondFactor: (id) => api.call(ownAccount.resetSecondFactor, { params: { id }, ...IN_PLACE }),
  sessionsOf: (id) => createSessionsOf(api, id),
});
