// Knows the findings of checks that are right as they are, and why.

export interface Known {
  readonly fault: RegExp;
  readonly why: string;
}

export const KNOWN: readonly Known[] = [
  {
    fault: /^cut by .*: “(À partir de 80|From 80 on|Sinon|Otherwise)”/,
    why: "a map that is moved about ends at its edge, and so does what stands there",
  },
  {
    fault: /^aria-hidden-focus: <span data-focus-trap/,
    why: "the guard at the edge of an open menu takes the focus only to give it to the menu",
  },
  {
    fault: /^region: <div (style="position: absolute|\.\.\.)/,
    why: "an open menu belongs to its button, not to a landmark",
  },
];
