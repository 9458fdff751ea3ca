// Knows the settings of what is selected, and the course's problems beside them.
import type { CourseProblem } from "@academiz/domain/checks";
import { Badge, Tabs } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useLearniz } from "../common/studio-context.ts";
import { ChapterSettings } from "./chapter-settings.tsx";
import { CompletionRules } from "./completion-rules.tsx";
import * as styles from "./inspector.css.ts";
import { ChecksPanel, CourseSettings } from "./late-panels.ts";
import { OpeningRules } from "./opening-rules.tsx";
import { PageLook } from "./page-look.tsx";
import { readChapter, readSlide } from "./ruled-part.ts";

export type InspectorTab = "settings" | "checks" | "find";

export interface InspectorProps {
  readonly tab: InspectorTab;
  readonly onTab: (tab: InspectorTab) => void;
  readonly selected: string;
  readonly find: ReactNode;
  readonly problems: readonly CourseProblem[];
}

export function Inspector({ tab, onTab, selected, problems, find }: InspectorProps) {
  const { t } = useLingui();
  return (
    <Tabs
      label={t`Settings, checks and search`}
      selected={tab}
      isNarrow
      onSelect={onTab}
      items={[
        { id: "settings", label: <Trans>Settings</Trans> },
        {
          id: "checks",
          label: <Trans>Checks</Trans>,
          badge: problems.length > 0 ? <Badge tone="warning">{problems.length}</Badge> : null,
        },
        { id: "find", label: <Trans>Find</Trans> },
      ]}
    >
      <div className={styles.panel}>
        {tab === "find" ? (
          find
        ) : tab === "checks" ? (
          <ChecksPanel problems={problems} onSettings={() => onTab("settings")} />
        ) : (
          <Settings selected={selected} />
        )}
      </div>
    </Tabs>
  );
}

function Settings({ selected }: { readonly selected: string }) {
  const learniz = useLearniz();
  const chapter = learniz.chapters.find(({ slug }) => slug === selected);
  if (chapter) {
    return (
      <>
        <ChapterSettings chapter={chapter} />
        <OpeningRules part={chapter} />
        <CompletionRules part={readChapter(chapter)} />
      </>
    );
  }
  const slide = learniz.chapters.flatMap(({ slides }) => slides).find(({ slug }) => slug === selected);
  if (!slide) return <CourseSettings />;
  return (
    <>
      <OpeningRules part={slide} />
      <CompletionRules part={readSlide(slide)} />
      <PageLook slide={slide} />
    </>
  );
}
