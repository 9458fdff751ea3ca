// Knows the script of a provider that may read this page aloud: its server names it in the page, as in its policy. None
// in a package, whose policy is not ours.
export const readSpeechScript = (): string | null =>
  document.querySelector<HTMLMetaElement>('meta[name="speech-script"]')?.content ?? null;
