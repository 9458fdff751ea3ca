// Knows the one way out of all sounds of a page, and that browsers open it only after a press.

let context: AudioContext | undefined;

/** One for the whole page, since browsers limit their number. */
export function openLoudspeaker(): AudioContext {
  context ??= new AudioContext();
  // Where no press allows it yet, the next one does.
  if (context.state !== "running") hearAtNextPress(() => void context?.resume());
  void context.resume();
  return context;
}

/** `play` runs at the next press of a key, mouse or finger. Answers how to give that up. */
export function hearAtNextPress(play: () => void): () => void {
  const over = new AbortController();
  const press = () => {
    over.abort();
    play();
  };
  for (const kind of ["pointerup", "keydown"] as const)
    document.addEventListener(kind, press, { signal: over.signal, capture: true });
  return () => over.abort();
}
