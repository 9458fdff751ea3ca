// Knows what is shown of a learning path: where its learner is, what comes next, and its end.
import type { LearnerPathEvent, LearnerPathView } from "@academiz/application/learner-path";
import type { LearnerPath } from "@academiz/application/ports";
import { Button, Link, ProgressBar, Skeleton } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { List, PartyPopper, Play, Workflow } from "lucide-react";
import { type ReactNode, useState } from "react";
import { DemoFlag } from "../late/demo-flag.tsx";
import { latePage } from "../late/late-page.ts";
import { AloneNote } from "../offline/alone-note.tsx";
import * as styles from "./path.css.ts";
import { placeOf } from "./path-line.tsx";
import { PathList } from "./path-list.tsx";
import { useNodeName } from "./use-node-name.ts";

/** How a path is shown. */
export interface PathLooks {
  /** The type of mark in which scores are shown (§9.13). */
  readonly markType: string;
  /** True for somebody who stands in for the learner: they begin nothing. */
  readonly isReader: boolean;
  /** True for a map, false for a list. */
  readonly isMap: boolean;
  readonly onShow: (isMap: boolean) => void;
}
export interface PathShownProps extends PathLooks {
  readonly view: LearnerPathView;
  readonly path: LearnerPath;
  readonly send: (event: LearnerPathEvent) => void;
  /** The way back. */
  readonly back: { readonly href: string; readonly label: string };
  readonly before?: ReactNode;
  readonly after?: ReactNode;
}

/** The code that draws graphs is loaded only for a map. */
const PathMap = latePage(async () => (await import("./map/open-map.ts")).openMap(), {
  isRare: true,
  coming: () => <Skeleton shape="block" />,
});

export function PathShown({
  view,
  path,
  send,
  markType,
  isReader,
  isMap,
  onShow,
  back,
  before,
  after,
}: PathShownProps) {
  const { t } = useLingui();
  const nameOf = useNodeName();
  const [gone, setGone] = useState<{ readonly slug: string } | null>(null);
  const go = (slug: string) => setGone({ slug });
  const { next } = view;
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <Link href={back.href} alone className={styles.back}>
          {back.label}
        </Link>
        <DemoFlag isDemo={path.demo} />
        <h1 className={styles.title}>{path.name}</h1>
        {path.description && <p className={styles.quiet}>{path.description}</p>}
        {before}
        {path.isBegun && <ProgressBar value={path.percentage / 100} label={t`Progress`} />}
        {!path.isBegun && !isReader && (
          <div className={styles.begin}>
            <Button
              variant="primary"
              size="large"
              icon={<Play size={20} aria-hidden />}
              loading={view.isBeginning}
              onClick={() => send({ type: "path.begun" })}
            >
              <Trans>Begin the path</Trans>
            </Button>
            <AloneNote />
          </div>
        )}
        {path.isBegun && !path.isEnded && next && !isMap && (
          <p>
            <Trans>
              Next:{" "}
              <Link href={`#${placeOf(next)}`} onClick={() => go(next.slug)}>
                {nameOf(next)}
              </Link>
            </Trans>
          </p>
        )}
        {view.actionTrouble && (
          <p role="alert" className={styles.trouble}>
            {view.actionTrouble.kind === "offline" ? (
              <Trans>There seems to be no connection. Check it, then try again.</Trans>
            ) : (
              <Trans>This could not be done. Reload the page to see where you are.</Trans>
            )}
          </p>
        )}
      </header>
      {path.isEnded && (
        <section className={styles.end} role="status">
          <PartyPopper size={32} aria-hidden />
          <h2>
            <Trans>You have come to the end of this path. Well done!</Trans>
          </h2>
          <p>
            <Trans>All that you did stays open to you below.</Trans>
          </p>
        </section>
      )}
      <div className={styles.show}>
        <Button
          icon={isMap ? <List size={20} aria-hidden /> : <Workflow size={20} aria-hidden />}
          onClick={() => {
            setGone(null);
            onShow(!isMap);
          }}
        >
          {isMap ? <Trans>Show as a list</Trans> : <Trans>Show as a map</Trans>}
        </Button>
      </div>
      {isMap ? (
        <PathMap view={view} send={send} markType={markType} isReader={isReader} />
      ) : (
        <PathList view={view} send={send} markType={markType} isReader={isReader} gone={gone} onGo={go} />
      )}
      {after}
    </div>
  );
}
