// Knows how statistics of learners are asked for over HTTP.
import type { StatisticsCriteria, StatisticsGateway } from "@academiz/application/ports";
import { statistics } from "@academiz/contract";
import type { ApiClient } from "./calls/api-client.ts";
import { mapResult } from "./calls/map-result.ts";

/** People on a page of the late ones. */
const LATE_PAGE = 20;
/** A refusal is shown where the request was made. */
const IN_PLACE = { tellsRefusals: true } as const;

const writeCriteria = ({ period, place, product }: StatisticsCriteria) => ({
  period,
  ...(place !== null && place !== "" && { place }),
  ...(product !== null && { product }),
});

export const createStatisticsGateway = (api: ApiClient): StatisticsGateway => ({
  readProduct: ({ type, slug, period }) =>
    api.call(statistics.readProductStatistics, { params: { type, slug }, query: { period }, ...IN_PLACE }),
  writeProduct: ({ type, slug, period }, table, format) =>
    api.call(statistics.writeProductStatistics, {
      ...{ params: { type, slug, table }, query: { period, format } },
      ...IN_PLACE,
    }),
  read: (criteria) => api.call(statistics.readStatistics, { query: writeCriteria(criteria), ...IN_PLACE }),
  write: (criteria, table, format) =>
    api.call(statistics.writeStatistics, { query: { ...writeCriteria(criteria), table, format }, ...IN_PLACE }),
  listLate: async (page) =>
    mapResult(
      await api.call(statistics.listLate, { query: { page, limit: LATE_PAGE }, ...IN_PLACE }),
      ({ total, late }) => ({
        ...{ total, size: LATE_PAGE },
        late: late.map(({ id, login, firstname, lastname, product, due }) => ({
          ...{ id, login, product, due },
          name: `${firstname} ${lastname}`.trim() || login,
        })),
      }),
    ),
  compare: ({ type, slug, one, other }) =>
    api.call(statistics.comparePublications, {
      ...{ params: { type, slug }, query: { ...(one !== null && { one }), ...(other !== null && { other }) } },
      ...IN_PLACE,
    }),
  compute: () => api.call(statistics.computeStatistics, { ...IN_PLACE }),
});
