// Knows how a learner reads the result of a game that counts: won or not, and its mark.
import type { GameView } from "@academiz/application/game-player";
import { ScoreMark, StatusChip } from "@academiz/ui";
import { Trans } from "@lingui/react/macro";
import { CircleCheck, RotateCw } from "lucide-react";
import * as styles from "./game.css.ts";

export function KeptResult({ game }: { readonly game: GameView }) {
  const { keptStatus, keptMark, asked, attemptsLeft } = game;
  if (keptStatus === null) return null;
  return (
    <p className={styles.kept}>
      {keptStatus === "FAILED" ? (
        <StatusChip tone="warning" icon={<RotateCw size={16} aria-hidden />}>
          {attemptsLeft === 0 ? <Trans>Not won</Trans> : <Trans>Not won yet</Trans>}
        </StatusChip>
      ) : (
        <StatusChip tone="success" icon={<CircleCheck size={16} aria-hidden />}>
          {asked === null ? <Trans>Done</Trans> : <Trans>Won</Trans>}
        </StatusChip>
      )}
      {keptMark !== null && (
        <span>
          <Trans>
            Your result: <ScoreMark score={keptMark} />
          </Trans>
          {keptStatus === "FAILED" && asked !== null && (
            <>
              {"\u00a0· "}
              <Trans>
                asked for: <ScoreMark score={asked} />
              </Trans>
            </>
          )}
        </span>
      )}
    </p>
  );
}
