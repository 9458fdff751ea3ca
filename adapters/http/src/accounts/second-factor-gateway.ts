// Knows how the second factor of one's own account is asked for over HTTP.
import type { SecondFactorGateway } from "@academiz/application/ports";
import { ownAccount } from "@academiz/contract";
import type { ApiClient } from "../calls/api-client.ts";
import { mapResult } from "../calls/map-result.ts";

/** A refusal is shown where the request was made. */
const IN_PLACE = { tellsRefusals: true } as const;

export const createSecondFactorGateway = (api: ApiClient): SecondFactorGateway => ({
  read: () => api.call(ownAccount.readSecondFactor, IN_PLACE),
  begin: (password) => api.call(ownAccount.beginSecondFactor, { body: { password }, ...IN_PLACE }),
  confirm: async (code) =>
    mapResult(await api.call(ownAccount.confirmSecondFactor, { body: { code }, ...IN_PLACE }), ({ codes }) => codes),
  renew: async (password) =>
    mapResult(await api.call(ownAccount.renewRecoveryCodes, { body: { password }, ...IN_PLACE }), ({ codes }) => codes),
  remove: (password) => api.call(ownAccount.removeSecondFactor, { body: { password }, ...IN_PLACE }),
});
