// Knows the bar that says that the rules are off and nothing is kept (§6.16, §6.17, §4.80), and how to leave that mode.
import { Button } from "@academiz/ui";
import { Trans } from "@lingui/react/macro";
import { Lightbulb, LockOpen } from "lucide-react";
import { NoticeBar } from "../frame/notices/notice-bar.tsx";

export interface DebugBarProps {
  /** True where the right answers are shown too. */
  readonly isCheating: boolean;
  readonly onLeave: () => void;
}

export function DebugBar({ isCheating, onLeave }: DebugBarProps) {
  const Icon = isCheating ? Lightbulb : LockOpen;
  return (
    <NoticeBar
      tone="warning"
      icon={<Icon size={20} aria-hidden />}
      action={
        <Button size="small" onClick={onLeave}>
          <Trans>Leave this mode</Trans>
        </Button>
      }
    >
      {isCheating ? (
        <Trans>
          Cheat mode: every page is open, the right answers are filled in, and nothing is kept. Whoever leaves it is
          back where they were before.
        </Trans>
      ) : (
        <Trans>
          God mode: every page is open, and nothing is kept. Whoever leaves it is back where they were before.
        </Trans>
      )}
    </NoticeBar>
  );
}
