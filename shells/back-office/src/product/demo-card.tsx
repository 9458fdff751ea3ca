// Knows how an author marks a product as a demo (§3.70, §9.63).
import { Card, Switch } from "@academiz/ui";
import { Trans } from "@lingui/react/macro";

export interface DemoCardProps {
  readonly isDemo: boolean;
  readonly isBusy: boolean;
  readonly onMark: (isDemo: boolean) => void;
}

export const DemoCard = ({ isDemo, isBusy, onMark }: DemoCardProps) => (
  <Card
    title={<Trans>Demo</Trans>}
    description={
      <Trans>
        Learners read on its pages that it is a demonstration. It holds at once, without a publication; a copy is no
        demo.
      </Trans>
    }
  >
    <Switch checked={isDemo} disabled={isBusy} onCheckedChange={onMark}>
      <Trans>This is a demo</Trans>
    </Switch>
  </Card>
);
