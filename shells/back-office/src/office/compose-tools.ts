// Knows how a voice is tried in the office, as a player starts it. Apart, since it is loaded for those who try one.
import type { SpeechOutput } from "@academiz/application/ports";
import { succeed } from "@academiz/domain/kernel";
import { createBrowserVoices, createProviderVoice } from "@academiz/speech";

const device = createBrowserVoices(window);
/** By client id: a script that is in the page already is not loaded again. */
const tried = new Map<string, SpeechOutput>();

/** The voice that the provider knows by this client id. `address`: that of the provider's script. */
export function openVoice(address: string, clientId: string): SpeechOutput {
  const voice =
    tried.get(clientId) ??
    createProviderVoice(window, { address, readClientId: async () => succeed(clientId), standIn: device });
  tried.set(clientId, voice);
  return voice;
}
