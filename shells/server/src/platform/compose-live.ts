// Knows how listeners are told at once: through our own hub, or through one outside.
import { findStanding, type World } from "@academiz/backend";
import type { Clock, LiveAccess, LiveLog, LivePublisher } from "@academiz/backend/ports";
import { fail, type Result, succeed } from "@academiz/domain/kernel";
import {
  createHub,
  createHubPublisher,
  createLiveTokens,
  type Hub,
  type HubRefusal,
  type LiveTokenKey,
  readPublication,
  readPublisher,
  readSubscriber,
  readSubscription,
  type Subscriber,
} from "@academiz/live";
import { createLivePublisher, createNotifications, type OpenDatabase } from "@academiz/postgres";
import type { Config } from "../config/config.ts";
import { HUB_PATH } from "../config/config-mercure.ts";

/** Our own hub. It exists beside one outside too, with nothing to bring. */
export interface LiveHub {
  readonly hub: Hub;
  readonly readSubscription: typeof readSubscription;
  readSubscriber(token: string, now: number): Promise<Result<Subscriber, "token.invalid" | "token.expired">>;
  /** For a publisher with the hub's key. Answers the id of the update. */
  publish(
    token: string,
    form: URLSearchParams,
    now: number,
  ): Promise<Result<string, HubRefusal | "token.invalid" | "token.expired" | "scope.refused">>;
}

/** The key of our own hub, and its address as its tokens name it. */
const chooseHubKey = (config: Config, secret: Uint8Array) => ({
  key: config.hubKey === undefined ? secret : new TextEncoder().encode(config.hubKey),
  issuer: config.publicUrl,
  audience: config.publicUrl + HUB_PATH,
});

export function createLiveHub(
  config: Config,
  secret: Uint8Array,
  log: LiveLog,
  world: World,
  onTrouble: (error: unknown) => void,
): LiveHub {
  const hubKey = chooseHubKey(config, secret);
  return {
    hub: createHub({ log, listStanding: (holders) => findStanding(world, holders), onTrouble }),
    readSubscription,
    readSubscriber: (token, now) => readSubscriber(hubKey, token, now),
    async publish(token, form, now) {
      // Without a publisher's key nobody can publish: the platform's secret does not serve as one.
      if (config.hubKey === undefined) return fail("token.invalid");
      const topics = await readPublisher(hubKey.key, token, now);
      if (!topics.ok) return topics;
      const publication = readPublication(form);
      if (!publication.ok) return publication;
      const { topic, data } = publication.value;
      if (!topics.value.includes("*") && !topics.value.includes(topic)) return fail("scope.refused");
      return succeed(await log.append(topic, data));
    },
  };
}

/** Our own hub, or the one outside: how browsers reach it, and how it is told. */
export function createLiveWorld(
  config: Config,
  { tenants }: OpenDatabase,
  secret: Uint8Array,
  clock: Clock,
  onFailure: (error: unknown) => void,
): { readonly live: LiveAccess; readonly livePublisher: LivePublisher } {
  const { mercure, publicUrl: issuer } = config;
  if (!mercure) {
    return {
      // Only a path: the hub is reached by the same name as the platform.
      live: { url: HUB_PATH, protocol: 0, tokens: createLiveTokens(chooseHubKey(config, secret), true) },
      livePublisher: createLivePublisher(tenants, onFailure),
    };
  }
  const { url, publicUrl, protocol } = mercure;
  const [publisher, subscriber] = [mercure.publisherKey, mercure.subscriberKey].map((key) => ({
    key: new TextEncoder().encode(key),
    issuer,
    audience: publicUrl,
  })) as [LiveTokenKey, LiveTokenKey];
  return {
    live: { url: publicUrl, protocol, tokens: createLiveTokens(subscriber, false) },
    livePublisher: createHubPublisher({
      ...publisher,
      url,
      notifications: createNotifications(tenants),
      now: clock.now,
      onFailure,
    }),
  };
}
