// Knows how the back office's requests about exports are made over HTTP.
import type { ProductExport, ProductExports } from "@academiz/application/ports";
import { type ExportAnswer, productExports } from "@academiz/contract";
import type { ApiClient } from "./calls/api-client.ts";
import { mapResult } from "./calls/map-result.ts";

/** The server keeps no more exports of one person. */
const MOST = 20;
/** The dialog shows a refusal: nobody is led away from what they write. */
const IN_PLACE = { tellsRefusals: true } as const;

export const createProductExports = (api: ApiClient): ProductExports => ({
  begin: async ({ type, slug }, options) =>
    mapResult(
      await api.call(productExports.beginExport, {
        params: { type, slug },
        body: options,
        ...IN_PLACE,
      }),
      (answer) => readExport(answer.export),
    ),
  list: async (product) =>
    mapResult(
      await api.call(productExports.listExports, {
        query: { ...(product !== null && { product }), limit: MOST },
        ...IN_PLACE,
      }),
      ({ exports }) => exports.map(readExport),
    ),
  remove: (uuid) => api.call(productExports.removeExport, { params: { uuid }, ...IN_PLACE }),
});

function readExport(answer: ExportAnswer): ProductExport {
  const { id, type, product, format, draft, state, progress, name, size, error, problems, url, createdAt } = answer;
  return { id, type, product, format, draft, state, progress, name, size, error, problems, url, createdAt };
}
