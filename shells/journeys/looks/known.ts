// Knows what the checks find that is right as it is, and why.

export interface Known {
  readonly fault: RegExp;
  readonly why: string;
}

export const KNOWN: readonly Known[] = [];
