// Knows what is shown when a content has ended by itself and no other item follows: the result, and how to leave.
import type { PackageEnding } from "@academiz/application/scorm-player";
import { Button, ScoreMark } from "@academiz/ui";
import { Trans } from "@lingui/react/macro";
import { CircleCheck, CircleDot, CircleX, LogOut } from "lucide-react";
import { NoticeBar } from "../frame/notices/notice-bar.tsx";

const ICONS = { finished: CircleCheck, failed: CircleX } as const;

export interface ScormEndingProps {
  readonly ending: PackageEnding;
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

function Words({ ending: { key, mark, asked } }: Pick<ScormEndingProps, "ending">) {
  if (key !== "finished" && key !== "failed") return <Trans>This has ended for now. It is not completed yet.</Trans>;
  return (
    <>
      {key === "finished" ? (
        <Trans>You have completed this.</Trans>
      ) : (
        <Trans>You have not passed. You can open it again later.</Trans>
      )}
      {mark && (
        <>
          {" "}
          <Trans>
            Your result: <ScoreMark score={mark} />
          </Trans>
        </>
      )}
      {asked && (
        <>
          {" ("}
          <Trans>
            asked for: <ScoreMark score={asked} />
          </Trans>
          )
        </>
      )}
    </>
  );
}
