// Knows how an author has their draft played with its rules, or without.
import { Switch } from "@academiz/ui";
import { Trans } from "@lingui/react/macro";
import { Eye } from "lucide-react";
import { NoticeBar } from "./notice-bar.tsx";

export interface PreviewBarProps {
  readonly enforcesRules: boolean;
  readonly onSwitch: (enforced: boolean) => void;
}

export function PreviewBar({ enforcesRules, onSwitch }: PreviewBarProps) {
  return (
    <NoticeBar
      tone="plain"
      icon={<Eye size={20} aria-hidden />}
      action={
        <Switch checked={enforcesRules} onCheckedChange={onSwitch}>
          <Trans>Rules</Trans>
        </Switch>
      }
    >
      {enforcesRules ? (
        <Trans>The rules are on: as for a learner who begins.</Trans>
      ) : (
        <Trans>The rules are off: every page is open.</Trans>
      )}
    </NoticeBar>
  );
}
