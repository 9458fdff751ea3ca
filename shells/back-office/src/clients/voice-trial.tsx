// Knows how a provider's voice is tried before it is stored: one sentence, and the result in words.
import type { ProviderFailure, SpeechFailure, SpeechOutput } from "@academiz/application/ports";
import { Button } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { Volume2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import * as styles from "../organisation/organisation.css.ts";

export interface VoiceTrialProps {
  readonly script: string;
  readonly clientId: string;
}

type Heard = "nothing" | "trying" | "read" | ProviderFailure | SpeechFailure;

export function VoiceTrial({ script, clientId }: VoiceTrialProps) {
  const { t, i18n } = useLingui();
  const language = i18n.locale === "fr" ? "fr" : "en";
  const [heard, setHeard] = useState<Heard>("nothing");
  const stop = useRef(() => {});
  useEffect(() => () => stop.current(), []);
  const listen = (voice: SpeechOutput) => {
    let standIn: ProviderFailure | null = null;
    stop.current = voice.speak(
      { text: t`This is how the pages of your courses are read.`, language, rate: 1 },
      {
        onWord: () => {},
        onEnd: () => setHeard(standIn ?? "read"),
        onFailure: (failure) => setHeard(standIn ?? failure),
        onStandIn: (failure) => {
          standIn = failure;
          setHeard(failure);
        },
      },
    );
  };
  const listenAnew = async () => {
    stop.current();
    setHeard("trying");
    try {
      listen((await import("../office/compose-tools.ts")).openVoice(script, clientId));
    } catch {
      setHeard("cannot-initialize");
    }
  };
  return (
    <div className={styles.trial}>
      <Button
        icon={<Volume2 size={20} aria-hidden />}
        disabled={clientId === "" || heard === "trying"}
        onClick={() => void listenAnew()}
      >
        <Trans>Try this voice</Trans>
      </Button>
      <p role="status">
        <HeardWords heard={heard} />
      </p>
    </div>
  );
}

function HeardWords({ heard }: { readonly heard: Heard }) {
  switch (heard) {
    case "nothing":
      return null;
    case "trying":
      return <Trans>The voice is asked to read…</Trans>;
    case "read":
      return <Trans>The provider read the sentence.</Trans>;
    case "invalid-client-id":
      return <Trans>Invalid client id. The voice of this device read instead.</Trans>;
    case "script-already-loaded":
      return <Trans>Script already loaded: load this page again to try another id.</Trans>;
    case "cannot-initialize":
      return <Trans>Cannot initialize the provider: its script did not come, or does not take this id.</Trans>;
    case "no-voice":
      return <Trans>The provider has no voice for this language.</Trans>;
    default:
      return <Trans>The reading broke off.</Trans>;
  }
}
