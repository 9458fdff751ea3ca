// Knows the words that say how often a game may still be tried.
import { Plural } from "@lingui/react/macro";

export const AttemptsLeft = ({ count: attemptsLeft }: { readonly count: number }) => (
  <Plural value={attemptsLeft} _0="No attempt left." one="# attempt left." other="# attempts left." />
);
