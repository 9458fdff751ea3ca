// Knows how the mails of a platform are asked for over HTTP.
import type { Mailbox } from "@academiz/application/ports";
import { mails } from "@academiz/contract";
import type { ApiClient } from "./calls/api-client.ts";
import { mapResult } from "./calls/map-result.ts";

export const createMailbox = (api: ApiClient): Mailbox => ({
  list: async (page, limit) =>
    mapResult(await api.call(mails.listMails, { query: { page, limit } }), ({ mails, meta, leaves }) => ({
      mails,
      total: meta.totalItems,
      leaves,
    })),
  read: (mailId) => api.call(mails.readMail, { params: { mailId }, tellsRefusals: true }),
});
