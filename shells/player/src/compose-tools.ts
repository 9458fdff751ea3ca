// Knows which adapters speak aloud: a provider's voice where the operator named its script and the client has one, else
// the voices of the browser. Apart, as all that helps to read comes late.
import type { SpeechOutput, VoiceGateway } from "@academiz/application/ports";
import { createBrowserVoices, createProviderVoice } from "@academiz/speech";
import { readSpeechScript } from "@academiz/ui";

const device = createBrowserVoices(window);
/** A script comes into a page once. */
let provided: SpeechOutput | null = null;

/** `voices` are there where a platform can be asked. */
export function openSpeech(voices: VoiceGateway | undefined): SpeechOutput {
  const address = readSpeechScript();
  if (address === null || !voices) return device;
  provided ??= createProviderVoice(window, { address, ...voices, standIn: device });
  return provided;
}
