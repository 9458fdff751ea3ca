// Knows what is said when a content has ended by itself and nothing stands behind it: what was reached, and the way out.
import type { PackageStanding } from "@academiz/domain/scorm";
import { Button } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { CircleCheck, CircleDot, CircleX, LogOut } from "lucide-react";
import { NoticeBar } from "../frame/notice-bar.tsx";

const ICONS = { finished: CircleCheck, failed: CircleX } as const;

export interface ScormEndingProps {
  readonly ending: PackageStanding;
  readonly onLeave: () => void;
}

export function ScormEnding({ ending, onLeave }: ScormEndingProps) {
  const Icon = ending.key === "finished" || ending.key === "failed" ? ICONS[ending.key] : CircleDot;
  return (
    <NoticeBar
      tone={ending.key === "finished" ? "success" : "warning"}
      icon={<Icon size={20} aria-hidden />}
      action={
        <Button variant="primary" icon={<LogOut size={20} aria-hidden />} onClick={onLeave}>
          <Trans>Leave</Trans>
        </Button>
      }
    >
      <Words ending={ending} />
    </NoticeBar>
  );
}

function Words({ ending }: Pick<ScormEndingProps, "ending">) {
  const { i18n } = useLingui();
  if (ending.key !== "finished" && ending.key !== "failed")
    return <Trans>This has ended for now. It is not completed yet.</Trans>;
  const isFinished = ending.key === "finished";
  if (ending.score === null)
    return isFinished ? (
      <Trans>You have completed this.</Trans>
    ) : (
      <Trans>You have not passed. You can open it again later.</Trans>
    );
  const score = i18n.number(ending.score);
  return isFinished ? (
    <Trans>You have completed this with {score}.</Trans>
  ) : (
    <Trans>You have not passed: {score} reached. You can open it again later.</Trans>
  );
}
