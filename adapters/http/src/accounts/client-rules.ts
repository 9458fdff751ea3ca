// Knows how the rules that hold for everybody in an organisation are read and changed over HTTP.
import type { ClientRulesGateway } from "@academiz/application/ports";
import { type ClientAnswer, clients } from "@academiz/contract";
import { readSigningRules } from "@academiz/domain/classiz";
import type { ApiClient } from "../calls/api-client.ts";
import { mapResult } from "../calls/map-result.ts";

/** A refusal is shown where the request was made. */
const IN_PLACE = { tellsRefusals: true } as const;

const read = ({ id, config, params }: ClientAnswer) => {
  const { gameParams, isSecondFactorDemanded, strategy, markType, timeZone } = params;
  return {
    ...{ clientId: id, isSecondFactorDemanded, strategy, markType, timeZone },
    gameStrategy: gameParams.scoreStrategy,
    signing: readSigningRules(config),
  };
};

export const createClientRules = (api: ApiClient): ClientRulesGateway => ({
  read: async () => mapResult(await api.call(clients.currentClient, IN_PLACE), read),
  write: async (id, { gameStrategy, ...change }) => {
    const params = { ...change, ...(gameStrategy !== undefined && { gameParams: { scoreStrategy: gameStrategy } }) };
    return mapResult(await api.call(clients.updateClient, { params: { id }, body: { params }, ...IN_PLACE }), read);
  },
});
