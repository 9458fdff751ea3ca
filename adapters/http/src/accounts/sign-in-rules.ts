// Knows how it is asked for over HTTP how people sign in to an organisation.
import type { SignInRulesGateway } from "@academiz/application/ports";
import { type ClientAnswer, clients } from "@academiz/contract";
import type { ApiClient } from "../calls/api-client.ts";
import { mapResult } from "../calls/map-result.ts";

/** A refusal is told where it was asked for. */
const IN_PLACE = { tellsRefusals: true } as const;

const read = ({ id, params }: ClientAnswer) => ({
  clientId: id,
  isSecondFactorDemanded: params.isSecondFactorDemanded,
});

export const createSignInRules = (api: ApiClient): SignInRulesGateway => ({
  read: async () => mapResult(await api.call(clients.currentClient, IN_PLACE), read),
  write: async ({ clientId: id, isSecondFactorDemanded }) =>
    mapResult(
      await api.call(clients.updateClient, {
        params: { id },
        body: { params: { isSecondFactorDemanded } },
        ...IN_PLACE,
      }),
      read,
    ),
});
