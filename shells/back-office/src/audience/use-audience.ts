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
}
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
  const put: Paste["put"] = (written, answer) => {
    setList(written);
    if (answer !== undefined) setTaken(answer);
  };
  return { view, send, draft, paste: { list, taken, put } };
}
