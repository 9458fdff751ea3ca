// Knows the parts of a course's page, and what stands beside their names.
import { Button } from "@academiz/ui";
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import * as styles from "./common/studio-page.css.ts";
import type { StudioSearch } from "./common/studio-search.ts";

export type StudioTab = "content" | NonNullable<StudioSearch["tab"]>;

export interface StudioTabsProps {
  readonly shown: StudioTab;
  readonly onShow: (tab: StudioTab) => void;
  readonly children: ReactNode;
}

const TABS: readonly (readonly [StudioTab, ReactNode])[] = [
  ["content", <Trans key="content">Content</Trans>],
  ["audience", <Trans key="audience">Audience</Trans>],
  ["learners", <Trans key="learners">Learners</Trans>],
  ["statistics", <Trans key="statistics">Statistics</Trans>],
  ["links", <Trans key="links">Links</Trans>],
  ["history", <Trans key="history">History</Trans>],
];

export const StudioTabs = ({ shown, onShow, children }: StudioTabsProps) => (
  <div className={styles.tabs}>
    {TABS.map(([tab, words]) => (
      <Button
        key={tab}
        size="small"
        variant={shown === tab ? "secondary" : "quiet"}
        aria-pressed={shown === tab}
        onClick={() => onShow(tab)}
      >
        {words}
      </Button>
    ))}
    <div className={styles.ways}>{children}</div>
  </div>
);
