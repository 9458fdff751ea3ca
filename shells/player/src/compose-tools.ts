// Knows which adapters read aloud: a provider's voice where the operator set its script and the client has one, else
// the voices of the browser. Apart, since the reading tools are loaded late.
import type { SpeechOutput, VoiceGateway } from "@academiz/application/ports";
import { createBrowserVoices, createProviderVoice } from "@academiz/speech";
import { readSpeechScript } from "@academiz/ui";

const device = createBrowserVoices(window);
/** A script is loaded once a page. */
let provided: SpeechOutput | null = null;

/** `voices` is there where a platform can be asked. */
export function openSpeech(voices: VoiceGateway | undefined): SpeechOutput {
  const address = readSpeechScript();
  if (address === null || !voices) return device;
  provided ??= createProviderVoice(window, { address, ...voices, standIn: device });
  return provided;
}
