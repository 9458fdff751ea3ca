// Knows the settings of what is selected, and the course's problems beside them.
import type { CourseProblem } from "@academiz/domain/checks";
import { Badge, Tabs } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { ChecksPanel } from "../checks/checks-panel.tsx";
import { useStudio } from "../common/studio-context.ts";
import { ChapterSettings } from "./chapter-settings.tsx";
import { CompletionRules } from "./completion-rules.tsx";
import { CourseSettings } from "./course-settings.tsx";
import * as styles from "./inspector.css.ts";
import { OpeningRules } from "./opening-rules.tsx";

export interface InspectorProps {
  readonly selected: string;
  readonly problems: readonly CourseProblem[];
}

export function Inspector({ selected, problems }: InspectorProps) {
  const { t } = useLingui();
  const [tab, setTab] = useState<"settings" | "checks">("settings");
  return (
    <Tabs
      label={t`Settings and checks`}
      selected={tab}
      onSelect={setTab}
      items={[
        { id: "settings", label: <Trans>Settings</Trans> },
        {
          id: "checks",
          label: <Trans>Checks</Trans>,
          badge: problems.length > 0 ? <Badge tone="warning">{problems.length}</Badge> : null,
        },
      ]}
    >
      <div className={styles.panel}>
        {tab === "checks" ? (
          <ChecksPanel problems={problems} onSettings={() => setTab("settings")} />
        ) : (
          <Settings selected={selected} />
        )}
      </div>
    </Tabs>
  );
}

function Settings({ selected }: { readonly selected: string }) {
  const { learniz } = useStudio();
  const chapter = learniz.chapters.find(({ slug }) => slug === selected);
  if (chapter) return <ChapterSettings chapter={chapter} />;
  const slide = learniz.chapters.flatMap(({ slides }) => slides).find(({ slug }) => slug === selected);
  if (!slide) return <CourseSettings />;
  return (
    <>
      <OpeningRules slide={slide} />
      <CompletionRules slide={slide} />
    </>
  );
}
