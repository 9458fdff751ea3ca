// Knows what is decided of whom a product is made available to, which outlives the tab where it is written.
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
  /** What a press asks for waits until it is counted whom it takes the product from. */
  readonly isAsked: boolean;
  readonly setAsked: (isAsked: boolean) => void;
}
/** Id of its form: it is sent from the foot of the page. */
export const AUDIENCE_FORM = "audience";
/** A list that is pasted, and the answer to it that was taken over into the draft. */
export interface Paste {
  readonly list: string;
  readonly taken: AudienceView["pasted"];
  readonly put: (list: string, taken?: AudienceView["pasted"]) => void;
}

/** Nothing is asked of the server before the tab is looked at. */
export function useAudience(slug: string): AudienceWriting {
  const { office } = useOffice();
  const [snapshot, send] = useActor(audienceMachine, { input: { gateway: office.audience, slug } });
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

/** What is changed of it, as a page saves it; nothing before its first publication. */
export const listUnsaved = ({ view, draft, isAsked }: AudienceWriting, isPublished: boolean) =>
  isPublished
    ? [
        {
          name: "audience" as const,
          isChanged: draft.isChanged,
          isBusy: view.isSaving || (isAsked && view.isCounting),
          save: view.isNaming ? null : AUDIENCE_FORM,
          drop: draft.reset,
        },
      ]
    : [];
