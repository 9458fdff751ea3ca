// Knows a client whose shell only remembers the calls that it got.
import { createMemoryTokenStore } from "@academiz/testkit/clients";
import { type ApiClientOptions, createApiClient } from "../calls/api-client.ts";
import { BASE } from "./mock-route.ts";

export const PAIR = { token: "first.access.token", refreshToken: "first" };
export const FRESH = { token: "fresh.access.token", refreshToken: "second" };

export function startClient(pair: typeof PAIR | null = PAIR, options: Partial<ApiClientOptions> = {}) {
  const told: string[] = [];
  const tokens = createMemoryTokenStore(pair);
  const api = createApiClient({
    baseUrl: BASE,
    tokens,
    onSessionLost: (message) => void told.push(`lost: ${message}`),
    onUnauthorised: () => void told.push("unauthorised"),
    onMaintenance: () => void told.push("maintenance"),
    onRefused: (status) => void told.push(`refused: ${status}`),
    ...options,
  });
  return { api, tokens, told };
}
