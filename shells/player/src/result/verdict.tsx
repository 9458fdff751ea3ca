// Knows the sentence that says whether a course was passed.
import type { ResultView } from "@academiz/application/learniz-player";
import { Trans } from "@lingui/react/macro";

export function Verdict({ verdict }: Pick<ResultView, "verdict">) {
  switch (verdict) {
    case "passed":
      return <Trans>You have passed.</Trans>;
    case "completed":
      return <Trans>You have done everything that is needed.</Trans>;
    case "fallen":
      return <Trans>It stays completed, though what counts now is under what is asked for.</Trans>;
    case "missed":
      return <Trans>You have seen every page, and something is still missing.</Trans>;
    case "lost":
      return <Trans>You have seen every page, and no attempt is left: your result stays.</Trans>;
  }
}
