// Knows which adapter keeps which promise of what stands on every page of the site, and comes once one is at rest.
import type { NotificationsInput } from "@academiz/application/notifications";
import type { Clock, TokenStore } from "@academiz/application/ports";
import { type ApiClient, createLiveStream, createNotificationGateway } from "@academiz/http";

export type NotificationPorts = Omit<NotificationsInput, "identifier">;

export const composeNotifications = ({
  api,
  tokens,
  clock,
}: {
  readonly api: ApiClient;
  readonly tokens: TokenStore;
  readonly clock: Clock;
}): NotificationPorts => ({
  gateway: createNotificationGateway(api),
  stream: createLiveStream({ api, tokens, baseUrl: "", now: clock.now }),
  dice: { random: () => Math.random() },
});
