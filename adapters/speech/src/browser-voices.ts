// Knows how the voices of a browser or its device speak.
import type { SpeechEars, SpeechOutput, Spoken } from "@academiz/application/ports";

/** The part of a `window` that is used; older browsers have no voices. */
export interface VoicesOf {
  readonly speechSynthesis?: SpeechSynthesis | undefined;
  readonly SpeechSynthesisUtterance?: typeof SpeechSynthesisUtterance | undefined;
}

/** How a browser names failures that lie in the device, and would be the same at the next try. */
const WITHOUT_VOICE: ReadonlySet<string> = new Set([
  "voice-unavailable",
  "language-unavailable",
  "synthesis-unavailable",
]);

/**
 * `window` is asked again each time: a browser may load its voices late. A voice of the device is preferred to one that
 * needs the network; where none is listed the browser chooses.
 */
export function createBrowserVoices(window: VoicesOf): SpeechOutput {
  return {
    isThere: () => window.speechSynthesis !== undefined && window.SpeechSynthesisUtterance !== undefined,
    speak(spoken, ears) {
      const { speechSynthesis: synthesis, SpeechSynthesisUtterance: Utterance } = window;
      if (!synthesis || !Utterance) {
        ears.onFailure("no-voice");
        return () => {};
      }
      return utter(synthesis, new Utterance(spoken.text), spoken, ears);
    },
  };
}

function utter(
  synthesis: SpeechSynthesis,
  utterance: SpeechSynthesisUtterance,
  { language, rate }: Spoken,
  ears: SpeechEars,
): () => void {
  const voices = synthesis.getVoices();
  const voice = findVoice(voices, language);
  if (voices.length > 0 && !voice) {
    ears.onFailure("no-voice");
    return () => {};
  }
  let isStopped = false;
  utterance.lang = voice?.lang ?? language;
  utterance.rate = rate;
  if (voice) utterance.voice = voice;
  utterance.onboundary = ({ name, charIndex, charLength = 0 }) => {
    if (!isStopped && name === "word") ears.onWord(charIndex, charLength);
  };
  utterance.onend = () => {
    if (!isStopped) ears.onEnd();
  };
  utterance.onerror = ({ error }) => {
    if (!isStopped) ears.onFailure(WITHOUT_VOICE.has(error) ? "no-voice" : "broken");
  };
  // A browser that was left in the middle of a sentence may still hold that sentence.
  synthesis.cancel();
  synthesis.speak(utterance);
  return () => {
    isStopped = true;
    synthesis.cancel();
  };
}

function findVoice(voices: readonly SpeechSynthesisVoice[], language: string): SpeechSynthesisVoice | undefined {
  const fitting = voices.filter(({ lang }) => lang.toLowerCase().split(/[-_]/u)[0] === language);
  return fitting.find(({ localService }) => localService) ?? fitting[0];
}
