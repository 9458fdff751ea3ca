// Knows how those who listen are told at once: through the hub of our own, or through one outside.
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

/** The hub of our own. It lives beside one outside too, with nothing to bring. */
export interface LiveHub {
  readonly hub: Hub;
  readonly readSubscription: typeof readSubscription;
  readSubscriber(token: string, now: number): Promise<Result<Subscriber, "token.invalid" | "token.expired">>;
  /** For whoever holds the hub's key. Answers the id of the update. */
  publish(
    token: string,
    form: URLSearchParams,
    now: number,
  ): Promise<Result<string, HubRefusal | "token.invalid" | "token.expired" | "scope.refused">>;
}

/** The key of the hub of our own, and its address as its tokens name it. */
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
      // Without a key of its own nobody publishes: the platform's secret is no publisher's.
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

/** Ours, or the hub outside: how browsers reach it, and how it is told. */
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
      // A path: whoever reaches the platform by another name reaches its hub too.
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
