// Knows the draft of a product's audience, which survives the tab where it is written.
import {
  type AudienceEvent,
  type AudienceView,
  audienceMachine,
  connectAudience,
} from "@academiz/application/audience";
import { type Draft, useDraft } from "@academiz/ui";
import { useActor } from "@xstate/react";
import { useState } from "react";
import { useOffice } from "../office/office-context.ts";
import { type AudienceValues, readAudienceValues } from "./audience-values.ts";

export interface AudienceWriting {
  readonly view: AudienceView;
  readonly send: (event: AudienceEvent) => void;
  readonly draft: Draft<AudienceValues>;
  readonly paste: Paste;
  /** True after a press, while it is counted who would lose the product. */
  readonly isAsked: boolean;
  readonly setAsked: (isAsked: boolean) => void;
}
/** The id of the form, by which the bar at the foot of the page submits it. */
export const AUDIENCE_FORM = "audience";
/** A pasted list, and the answer to it that was taken over into the draft. */
export interface Paste {
  readonly list: string;
  readonly taken: AudienceView["pasted"];
  readonly put: (list: string, taken?: AudienceView["pasted"]) => void;
}

/** Nothing is requested from the server before the tab is opened. */
export function useAudience({ slug, name }: { readonly slug: string; readonly name: string }): AudienceWriting {
  const { office } = useOffice();
  const [snapshot, send] = useActor(audienceMachine, { input: { gateway: office.audience, slug, name } });
  const view = connectAudience(snapshot);
  const draft = useDraft<AudienceValues>(readAudienceValues(view.availability), view.isSaving);
  const [list, setList] = useState("");
  const [taken, setTaken] = useState<AudienceView["pasted"]>(null);
  const [isAsked, setAsked] = useState(false);
  const put: Paste["put"] = (written, answer) => {
    setList(written);
    if (answer !== undefined) setTaken(answer);
  };
  return { view, send, draft, paste: { list, taken, put }, isAsked, setAsked };
}

/** Its changes, as a page saves them. */
export const listUnsaved = ({ view, draft, isAsked }: AudienceWriting) => [
  {
    name: "audience" as const,
    isChanged: draft.isChanged,
    isBusy: view.isSaving || (isAsked && view.isCounting),
    save: view.isNaming ? null : AUDIENCE_FORM,
    drop: draft.reset,
  },
];
