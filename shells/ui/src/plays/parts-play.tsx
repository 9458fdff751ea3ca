// Knows how what learners open one by one is drawn, and that its views are fetched by those alone whose course has some.
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

/** Milliseconds after which a page has shown what it was opened for. */
const REST = 3_000;

/** The views of these kinds are fetched once the page is at rest: whoever comes to one offline has it. */
export function usePartsViews(kinds: readonly string[] | undefined): void {
  const names = kinds?.join();
  useEffect(() => {
    const timer = window.setTimeout(() => {
      for (const [kind, view] of Object.entries(VIEWS)) if (kinds?.includes(kind)) void view.fetch();
    }, REST);
    return () => window.clearTimeout(timer);
    // The same names in another list are no other kinds.
  }, [names]);
}
