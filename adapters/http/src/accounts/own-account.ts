// Knows how somebody's own account, and the places where they are signed in, are asked for over HTTP.
import type { OpenSessions, OwnAccount } from "@academiz/application/ports";
import { account, ownAccount, personPage, session } from "@academiz/contract";
import type { ApiClient } from "../calls/api-client.ts";
import { mapResult } from "../calls/map-result.ts";

/** A refusal is shown where the request was made. */
const IN_PLACE = { tellsRefusals: true } as const;

export const createOwnAccount = (api: ApiClient): OwnAccount => ({
  sessions: {
    list: async () => mapResult(await api.call(ownAccount.listOwnSessions, IN_PLACE), ({ sessions }) => sessions),
    end: (sessionId) => api.call(ownAccount.endOwnSession, { params: { sessionId }, ...IN_PLACE }),
    endAll: () => api.call(ownAccount.endOtherSessions, IN_PLACE),
  },
  rename: async (names) =>
    mapResult(await api.call(session.updateMe, { body: names, ...IN_PLACE }), ({ firstname, lastname }) => ({
      ...{ firstname, lastname },
    })),
  changePassword: ({ identifier, ...body }) =>
    api.call(account.changePassword, { params: { id: identifier }, body, ...IN_PLACE }),
  readData: () => api.call(ownAccount.readOwnData, IN_PLACE),
  readAttendance: () => api.call(ownAccount.readOwnAttendance, IN_PLACE),
  erase: (password) => api.call(session.deleteMe, { body: { password }, ...IN_PLACE }),
});

/** The account of somebody else, whom one administers. */
export const createSessionsOf = (api: ApiClient, id: string): OpenSessions => ({
  list: async () =>
    mapResult(
      await api.call(personPage.listPersonSessions, { params: { id }, ...IN_PLACE }),
      ({ sessions }) => sessions,
    ),
  end: (sessionId) => api.call(personPage.endPersonSession, { params: { id, sessionId }, ...IN_PLACE }),
  endAll: () => api.call(personPage.endPersonSessions, { params: { id }, ...IN_PLACE }),
});
