// Knows how it is asked over HTTP whether a client has a provider that reads aloud.
import type { VoiceGateway } from "@academiz/application/ports";
import { clients } from "@academiz/contract";
import { findProviderId } from "@academiz/domain/clients";
import type { ApiClient } from "./calls/api-client.ts";
import { mapResult } from "./calls/map-result.ts";

/** Nobody is led away from what they read: without an answer the device's own voice reads. */
export const createVoiceGateway = (api: ApiClient): VoiceGateway => ({
  readClientId: async () =>
    mapResult(await api.call(clients.listPlugins, { tellsRefusals: true }), (plugins) =>
      findProviderId(plugins, "TEXT_TO_SPEECH"),
    ),
});
