// Knows how content that learners open one by one is drawn; its views are loaded only for courses that have some.
import type { PartsView } from "@academiz/domain/interactivities";
import { useEffect } from "react";
import type { LatePart } from "../late/late.tsx";
import { lateView } from "./common/late-view.tsx";
import type { PartsViewProps } from "./common/parts-view.ts";

type Kind = PartsView["kind"];

const VIEWS: { readonly [K in Kind]: LatePart<PartsViewProps<Extract<PartsView, { readonly kind: K }>>> } = {
  "flip-card": lateView(async () => (await import("./flip-card/flip-cards.tsx")).FlipCards),
  "card-modal": lateView(async () => (await import("./card-modal/card-modals.tsx")).CardModals),
  attachment: lateView(async () => (await import("./attachment/attachments.tsx")).Attachments),
};

/** Cards or files, as a learner opens them. */
export function PartsPlay<V extends PartsView>({ view, ...props }: PartsViewProps<V>) {
  const View = VIEWS[view.kind] as LatePart<PartsViewProps<V>>;
  return <View view={view} {...props} />;
}

/** Milliseconds after which a page has shown its main content. */
const REST = 3_000;

/** The views of these kinds are loaded once the page is at rest, so that they are there when the network is not. */
export function usePartsViews(kinds: readonly string[] | undefined): void {
  const names = kinds?.join();
  useEffect(() => {
    const timer = window.setTimeout(() => {
      for (const [kind, view] of Object.entries(VIEWS)) if (kinds?.includes(kind)) void view.fetch();
    }, REST);
    return () => window.clearTimeout(timer);
    // The same names in another list are the same kinds.
  }, [names]);
}
