// Knows how the other platform's session in this browser is used: with its own tokens, and without telling this site.
import type { TokenStore } from "@academiz/application/ports";
import { type ApiClient, createApiClient } from "./api-client.ts";

/** What happens to that session concerns its own site. */
const ignore = () => undefined;

/** `tokens`: those of the other platform. */
export const createQuietApi = (tokens: TokenStore, baseUrl: string): ApiClient =>
  createApiClient({
    ...{ baseUrl, tokens },
    ...{ onSessionLost: ignore, onUnauthorised: ignore, onMaintenance: ignore, onRefused: ignore },
  });
