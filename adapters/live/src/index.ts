// Knows what the adapter of live streams offers.
export { createHub, type Hub, type HubOptions, type Stream, type StreamRequest, type StreamSink } from "./hub.ts";
export { createHubPublisher, type HubPublisherOptions } from "./hub-publisher.ts";
export {
  createLiveTokens,
  createPublisherToken,
  type LiveTokenKey,
  readPublisher,
  readSubscriber,
  type Subscriber,
} from "./live-tokens.ts";
export { type Publication, readPublication } from "./read-publication.ts";
export { type HubRefusal, readSubscription, type Subscription } from "./read-subscription.ts";
