// Knows what an app in a browser does when the server says that it cannot go on (§8.2–§8.6).
import type { Navigation, TokenStore } from "@academiz/application/ports";
import { type ApiClient, type ApiClientOptions, createApiClient } from "./api-client.ts";
import { readSettings } from "./read-settings.ts";

export interface BrowserApiOptions {
  readonly tokens: TokenStore;
  readonly navigation: Navigation;
  /** `message`: why, as `link.revoked`; absent where a call was refused after all. */
  readonly onSessionLost: (message?: string) => void;
  /** Called when nothing opens until something is given, such as a code. */
  readonly onNarrowed?: () => void;
  readonly onAnswer?: ApiClientOptions["onAnswer"];
}

/** The client for the API of the page's own origin. */
export function createBrowserApi({
  tokens,
  navigation,
  onSessionLost,
  onNarrowed,
  onAnswer,
}: BrowserApiOptions): ApiClient {
  const { platform, output } = readSettings();
  return createApiClient({
    baseUrl: "",
    tokens,
    platform,
    onSessionLost,
    onUnauthorised: () => (output ? navigation.leaveFor(output) : onSessionLost()),
    onNarrowed,
    onAnswer,
    onMaintenance: () => location.replace("/maintenance.html"),
    onRefused: (status) => navigation.goTo(`/error?status=${status}&message=http-error.${status}`),
  });
}
