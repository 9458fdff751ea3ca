// Knows how threads are asked for over HTTP.
import type { ThreadGateway } from "@academiz/application/ports";
import { threads } from "@academiz/contract";
import type { ApiClient } from "./calls/api-client.ts";
import { mapResult } from "./calls/map-result.ts";

/** Refusals are shown where people write: nobody is led away from what they typed. */
export const createThreadGateway = (api: ApiClient): ThreadGateway => ({
  list: async (about) =>
    mapResult(await api.call(threads.listThreads, { params: about, tellsRefusals: true }), (answer) => answer.threads),
  read: (slug) => api.call(threads.readThread, { params: { slug }, tellsRefusals: true }),
  open: (about, place, text) => api.call(threads.openThread, { body: { ...about, place, text }, tellsRefusals: true }),
  write: (slug, text) => api.call(threads.writeMessage, { params: { slug }, body: { text }, tellsRefusals: true }),
  edit: (slug, number, text) =>
    api.call(threads.editMessage, { params: { slug, number }, body: { text }, tellsRefusals: true }),
  remove: async (slug, number) =>
    mapResult(
      await api.call(threads.removeMessage, { params: { slug, number }, tellsRefusals: true }),
      ({ thread }) => thread,
    ),
  settle: (slug, isResolved) =>
    api.call(threads.settleThread, { params: { slug }, body: { isResolved }, tellsRefusals: true }),
  mark: (slug, upTo) => api.call(threads.markThread, { params: { slug }, body: { upTo }, tellsRefusals: true }),
});
