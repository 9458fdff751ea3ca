// Knows what is decided of whom a product is made available to, which outlives the tab where it is written.
import {
  type AudienceEvent,
  type AudienceView,
  audienceMachine,
  connectAudience,
} from "@academiz/application/audience";
import { type Draft, useDraft } from "@academiz/ui";
import { useActor } from "@xstate/react";
import { useOffice } from "../office/office-context.ts";
import { type AudienceValues, readAudienceValues } from "./audience-values.ts";

export interface AudienceWriting {
  readonly view: AudienceView;
  readonly send: (event: AudienceEvent) => void;
  readonly draft: Draft<AudienceValues>;
}

/** Nothing is asked of the server before the tab is looked at. */
export function useAudience(slug: string): AudienceWriting {
  const { office } = useOffice();
  const [snapshot, send] = useActor(audienceMachine, { input: { gateway: office.audience, slug } });
  const view = connectAudience(snapshot);
  const draft = useDraft<AudienceValues>(readAudienceValues(view.availability));
  return { view, send, draft };
}
