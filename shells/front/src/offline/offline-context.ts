// Knows how pages reach what this device holds; null until it is loaded, and for somebody who stands in for another.
import type { keptProductsMachine } from "@academiz/application/kept-products";
import type { waitingResultsMachine } from "@academiz/application/waiting-results";
import { createContext } from "react";
import type { ActorRefFrom } from "xstate";

export interface OfflineActors {
  readonly kept: ActorRefFrom<typeof keptProductsMachine>;
  readonly waiting: ActorRefFrom<typeof waitingResultsMachine>;
}
export const OfflineContext = createContext<OfflineActors | null>(null);

/** True where there is something to ask about before signing out. */
export const keepsSomething = ({ kept, waiting }: OfflineActors): boolean =>
  waiting.getSnapshot().context.left.length + kept.getSnapshot().context.products.length > 0;
