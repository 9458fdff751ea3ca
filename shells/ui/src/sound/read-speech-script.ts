// Knows the script of a provider that may read this page aloud: its server says it, as its policy does. None in a
// package, whose policy nobody here writes.
export const readSpeechScript = (): string | null =>
  document.querySelector<HTMLMetaElement>('meta[name="speech-script"]')?.content ?? null;
