// Knows which way an arrow leads: on, to the right, or to the left where one reads from right to left.

interface Pressed {
  readonly key: string;
  readonly target: EventTarget | null;
}

const ACROSS: Readonly<Record<string, string>> = { ArrowLeft: "ArrowRight", ArrowRight: "ArrowLeft" };

/** The key as if one read from left to right: `ArrowRight` leads on, `ArrowLeft` back. */
export function readKey({ key, target }: Pressed): string {
  const isMirrored = target instanceof Element && getComputedStyle(target).direction === "rtl";
  return isMirrored ? (ACROSS[key] ?? key) : key;
}
