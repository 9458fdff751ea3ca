// Knows how a provider's voice speaks, and that the device's own voice replaces it where it does not.
import type { ProviderFailure, SpeechEars, SpeechOutput, Spoken } from "@academiz/application/ports";
import { fail, type Result, succeed } from "@academiz/domain/kernel";
import { type Provider, startProvider, type WindowOfScripts } from "./provider-script.ts";

export interface ProviderVoiceOptions {
  /** The address of the provider's script, as the operator set it. */
  readonly address: string;
  /** Null where the client has no provider: the device speaks, and nothing is reported. */
  readonly readClientId: () => Promise<Result<string | null, unknown>>;
  readonly standIn: SpeechOutput;
}

/** The language of the product decides (decisions 14); French is the provider's first (§7.146). */
const LANGUAGES = { fr: "fr_fr", en: "en_gb" } as const;

/** Nothing is requested or loaded before the first sentence. */
export function createProviderVoice(window: WindowOfScripts, options: ProviderVoiceOptions): SpeechOutput {
  const { address, readClientId, standIn } = options;
  let started: Promise<Result<Provider | null, ProviderFailure>> | null = null;
  async function start(language: string): Promise<Result<Provider | null, ProviderFailure>> {
    const known = await readClientId();
    if (!known.ok) {
      // The platform was out of reach: the next sentence asks again.
      started = null;
      return fail("cannot-initialize");
    }
    return known.value === null ? succeed(null) : startProvider(window, { address, clientId: known.value, language });
  }
  return {
    isThere: () => true,
    speak(spoken, ears) {
      let isStopped = false;
      let stop = () => {};
      started ??= start(LANGUAGES[spoken.language]);
      void started.then((provider) => {
        if (isStopped) return;
        if (!provider.ok) ears.onStandIn?.(provider.error);
        stop = provider.ok && provider.value ? utter(provider.value, spoken, ears) : standIn.speak(spoken, ears);
      });
      return () => {
        isStopped = true;
        stop();
      };
    },
  };
}

function utter(provider: Provider, { text, language, rate }: Spoken, ears: SpeechEars): () => void {
  let isOver = false;
  const once = (tell: () => void) => () => {
    if (isOver) return;
    isOver = true;
    tell();
  };
  const onError = once(() => ears.onFailure("broken"));
  let stop: (() => void) | undefined;
  try {
    stop = provider.speak(text, {
      language: LANGUAGES[language],
      rate,
      onWord: (at, length = 0) => {
        if (!isOver) ears.onWord(at, length);
      },
      onEnd: once(() => ears.onEnd()),
      onError,
    });
  } catch {
    onError();
  }
  return () => {
    if (isOver) return;
    isOver = true;
    stop?.();
  };
}
