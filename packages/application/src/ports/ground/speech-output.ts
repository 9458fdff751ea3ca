// Knows what a player asks of a voice: those of the device, or a provider's.

/** The text to say, and how. */
export interface Spoken {
  readonly text: string;
  readonly language: "fr" | "en";
  /** Speed: 1 is the voice's own. */
  readonly rate: number;
}
/** Why it fails: there is no voice in that language, or it broke off. */
export type SpeechFailure = "no-voice" | "broken";
/**
 * Why a provider's voice does not speak (§5.47–§5.50): the client's id is wrong, the script is already in the page, or
 * it does not start.
 */
export type ProviderFailure = "invalid-client-id" | "script-already-loaded" | "cannot-initialize";
/** The events while it speaks. */
export interface SpeechEars {
  /** A word begins: its first letter in the text, and its length where the voice tells it. */
  onWord(at: number, length: number): void;
  onEnd(): void;
  onFailure(failure: SpeechFailure): void;
  /** The reason why the voices of the device speak in place of a provider's. */
  onStandIn?(failure: ProviderFailure): void;
}

export interface SpeechOutput {
  /** False if nothing can speak at all. */
  isThere(): boolean;
  /** Says it; the returned function stops it, and no event follows. */
  speak(spoken: Spoken, ears: SpeechEars): () => void;
}
