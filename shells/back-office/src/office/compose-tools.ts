// Knows how a voice is tried in the office: as a player starts it. Apart, as it comes with who tries it.
import type { SpeechOutput } from "@academiz/application/ports";
import { succeed } from "@academiz/domain/kernel";
import { createBrowserVoices, createProviderVoice } from "@academiz/speech";

const device = createBrowserVoices(window);
/** Of ids that were tried: a script that stands in the page is not loaded again. */
const tried = new Map<string, SpeechOutput>();

/** The voice of a client that its provider knows by this id. `address`: of the provider's script. */
export function openVoice(address: string, clientId: string): SpeechOutput {
  const voice =
    tried.get(clientId) ??
    createProviderVoice(window, { address, readClientId: async () => succeed(clientId), standIn: device });
  tried.set(clientId, voice);
  return voice;
}
