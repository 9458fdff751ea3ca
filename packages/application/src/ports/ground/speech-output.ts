// Knows what a player asks of what speaks aloud: the voices of the device, or a provider's.

/** What is said, and how. */
export interface Spoken {
  readonly text: string;
  readonly language: "fr" | "en";
  /** Of speed: 1 is the voice's own. */
  readonly rate: number;
}
/** How it comes to nothing: there is no voice in that language, or it broke off. */
export type SpeechFailure = "no-voice" | "broken";
/**
 * Why a provider's voice does not speak (§5.47–§5.50): the client's id is wrong, the script is in the page already, or
 * it does not start.
 */
export type ProviderFailure = "invalid-client-id" | "script-already-loaded" | "cannot-initialize";
/** What is heard of it. */
export interface SpeechEars {
  /** A word begins: its first letter in the text, and its length where the voice tells it. */
  onWord(at: number, length: number): void;
  onEnd(): void;
  onFailure(failure: SpeechFailure): void;
  /** The voices of the device speak in the place of a provider's, because of this. */
  onStandIn?(failure: ProviderFailure): void;
}

export interface SpeechOutput {
  /** False where nothing can speak at all. */
  isThere(): boolean;
  /** Says it; the answer stops it, and then no ear hears anything more of it. */
  speak(spoken: Spoken, ears: SpeechEars): () => void;
}
