// Knows the words that say what a quiz still needs, beside what was reached.
import type { GameDemand } from "@academiz/domain/games";
import { Trans } from "@lingui/react/macro";
import { ScoreMark } from "../../mark/score-mark.tsx";
import * as styles from "./game.css.ts";

export function DemandWords({ demand: { kind, said } }: { readonly demand: GameDemand }) {
  return (
    <p className={styles.demand}>
      {said ? <Asked kind={kind} said={said} /> : <Trans>This game has to be passed.</Trans>}
    </p>
  );
}

function Asked({ kind, said }: { readonly kind: GameDemand["kind"]; readonly said: NonNullable<GameDemand["said"]> }) {
  const asked = <ScoreMark score={said.asked} />;
  const reached = said.reached ? <ScoreMark score={said.reached} /> : <Trans>no score yet</Trans>;
  switch (kind) {
    case "interactivity":
      return (
        <Trans>
          You need {asked}, you have {reached}.
        </Trans>
      );
    case "slide":
      return (
        <Trans>
          On this page you need {asked}, you have {reached}.
        </Trans>
      );
    case "chapter":
      return (
        <Trans>
          In this chapter you need {asked}, you have {reached}.
        </Trans>
      );
    case "learniz":
      return (
        <Trans>
          In this course you need {asked}, you have {reached}.
        </Trans>
      );
  }
}
