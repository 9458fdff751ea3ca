// Knows the words for which of several attempts counts (§4.60–§4.62).
import type { ResultView } from "@academiz/application/learniz-player";
import { Trans } from "@lingui/react/macro";

export function Counting({ counting }: { readonly counting: NonNullable<ResultView["counting"]> }) {
  switch (counting) {
    case "BEST_SCORE":
      return <Trans>Of several attempts at a game the best one counts.</Trans>;
    case "LAST":
      return <Trans>Of several attempts at a game the last one counts.</Trans>;
    case "FIRST":
      return <Trans>Of several attempts at a game the first one counts.</Trans>;
    case "MIXED":
      return <Trans>Which of several attempts counts differs from game to game.</Trans>;
  }
}
