// Knows the sign of each kind of callout: each has its own shape, since some readers see no colour. Drawn here, because
// the library of icons would be loaded with it.
import type { CalloutTone } from "@academiz/domain/learniz";

const CIRCLE = "M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18z";
const SHAPES: Readonly<Record<CalloutTone, string>> = {
  note: `${CIRCLE} M12 11v5 M12 8h.01`,
  tip: "M9 18h6 M10 21h4 M9 15c0-2-3-3-3-6.500a6 6 0 0 1 12 0c0 3.500-3 4.500-3 6.500z",
  warning: "M12 4l9 16h-18z M12 10v4 M12 17h.01",
  danger: "M8 3h8l5 5v8l-5 5h-8l-5-5v-8z M12 8v5 M12 16h.01",
};

export const CalloutSign = ({ tone }: { readonly tone: CalloutTone }) => (
  <svg
    aria-hidden
    width={20}
    height={20}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={2}
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <path d={SHAPES[tone]} />
  </svg>
);
