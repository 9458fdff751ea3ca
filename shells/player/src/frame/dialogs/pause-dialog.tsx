// Knows what a learner reads when they come back to a course that has paused (§4.169).
import { Button } from "@academiz/ui";
import { Trans } from "@lingui/react/macro";
import { PlayerDialog } from "../../dialog/player-dialog.tsx";

export function PauseDialog({ onResume }: { readonly onResume: () => void }) {
  return (
    <PlayerDialog
      size="small"
      onClose={onResume}
      title={<Trans>The course is paused</Trans>}
      footer={
        <Button variant="primary" onClick={onResume}>
          <Trans>Go on</Trans>
        </Button>
      }
    >
      <p>
        <Trans>Nothing happened for a while, so no time is counted. Your progress is safe.</Trans>
      </p>
    </PlayerDialog>
  );
}
