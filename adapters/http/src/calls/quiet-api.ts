// Knows how the other platform's session in this browser is spoken with: with its own tokens, and no word to anybody.
import type { TokenStore } from "@academiz/application/ports";
import { type ApiClient, createApiClient } from "./api-client.ts";

/** What happens to that session is told by its own site. */
const ignore = () => undefined;

/** `tokens`: of the other platform. */
export const createQuietApi = (tokens: TokenStore, baseUrl: string): ApiClient =>
  createApiClient({
    ...{ baseUrl, tokens },
    ...{ onSessionLost: ignore, onUnauthorised: ignore, onMaintenance: ignore, onRefused: ignore },
  });
