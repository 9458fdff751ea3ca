// Knows how somebody chooses between the agenda and the views of the calendar.
import { Button, Toolbar, ToolbarItem } from "@academiz/ui";
import { useLingui } from "@lingui/react/macro";
import * as styles from "./sessions.css.ts";
import { SESSION_VIEWS, type SessionsView } from "./sessions-search.ts";

export interface ViewChoiceProps {
  readonly view: SessionsView;
  readonly onChange: (view: SessionsView) => void;
}

export function ViewChoice({ view, onChange }: ViewChoiceProps) {
  const { t } = useLingui();
  const words: Readonly<Record<SessionsView, string>> = {
    agenda: t`Agenda`,
    day: t`Day`,
    week: t`Week`,
    month: t`Month`,
  };
  return (
    <Toolbar label={t`How the dates are shown`} className={styles.line}>
      {SESSION_VIEWS.map((one) => (
        <ToolbarItem key={one}>
          <Button
            size="small"
            variant={one === view ? "secondary" : "quiet"}
            aria-pressed={one === view}
            onClick={() => onChange(one)}
          >
            {words[one]}
          </Button>
        </ToolbarItem>
      ))}
    </Toolbar>
  );
}
