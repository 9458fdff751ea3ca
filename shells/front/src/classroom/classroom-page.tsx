// Knows the page of a classroom for its learner, and when it is read again.
import { connectLearnerClassroom, learnerClassroomMachine } from "@academiz/application/learner-classroom";
import { writeReadPath } from "@academiz/domain/offline";
import { ErrorState, Link, Skeleton, SkeletonGroup } from "@academiz/ui";
import { Trans } from "@lingui/react/macro";
import { Link as RouterLink } from "@tanstack/react-router";
import { useActor } from "@xstate/react";
import { use, useEffect, useState } from "react";
import { Discussion } from "../messages/late-discussion.ts";
import { Announcements } from "../notifications/announcements.ts";
import { HeldNote } from "../offline/held-note.tsx";
import type { WholeFront } from "../site/compose.ts";
import { ClassroomShown } from "./classroom-shown.tsx";
import { Programmes } from "./programmes.tsx";

export interface ClassroomPageProps {
  readonly front: Pick<WholeFront, "classrooms" | "openSignatures" | "clock" | "openAsking">;
  readonly perimeterSlug: string;
  /** The slug of the path that it was opened from. */
  readonly fromPath: string | undefined;
  /** The login of its learner, whose signatures wait on the device. */
  readonly identifier: string;
  /** True for somebody who stands in for the learner: they sign nothing. */
  readonly isReader: boolean;
}

/** Pass the slug as `key`: another classroom needs another machine. */
export function ClassroomPage({ front, perimeterSlug, fromPath, identifier, isReader }: ClassroomPageProps) {
  const [input] = useState(() => ({
    classrooms: front.classrooms,
    journal: front.openSignatures(isReader ? "" : identifier),
    clock: front.clock,
    perimeterSlug,
  }));
  const [snapshot, send] = useActor(learnerClassroomMachine, { input });
  const view = connectLearnerClassroom(snapshot);
  const announcements = use(Announcements);
  useEffect(() => {
    if (announcements > 0) send({ type: "page.looked" });
  }, [announcements, send]);
  useEffect(() => {
    const look = () => document.visibilityState === "visible" && send({ type: "page.looked" });
    const hear = () => send({ type: "network.returned" });
    document.addEventListener("visibilitychange", look);
    window.addEventListener("online", hear);
    return () => {
      document.removeEventListener("visibilitychange", look);
      window.removeEventListener("online", hear);
    };
  }, [send]);
  if (view.phase === "failed") return <FailedPage view={view} onRetry={() => send({ type: "retry.asked" })} />;
  if (view.phase === "loading")
    return (
      <SkeletonGroup>
        <Skeleton shape="title" width="third" />
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </SkeletonGroup>
    );
  return (
    <ClassroomShown
      view={view}
      send={send}
      classrooms={front.classrooms}
      clock={front.clock}
      perimeterSlug={perimeterSlug}
      version={String(announcements)}
      isReader={isReader}
      back={
        fromPath === undefined ? (
          <Link href="/" alone>
            <Trans>My courses</Trans>
          </Link>
        ) : (
          <Link alone render={<RouterLink to="/path/$perimeterSlug" params={{ perimeterSlug: fromPath }} />}>
            <Trans>Back to the path</Trans>
          </Link>
        )
      }
      before={<HeldNote of={writeReadPath("classiz", perimeterSlug)} onLook={() => send({ type: "page.looked" })} />}
      papers={<Programmes classrooms={front.classrooms} perimeterSlug={perimeterSlug} sessions={view.sessions} />}
      after={<Discussion openAsking={front.openAsking} perimeterSlug={perimeterSlug} isReader={isReader} />}
    />
  );
}

interface FailedPageProps {
  readonly view: ReturnType<typeof connectLearnerClassroom>;
  readonly onRetry: () => void;
}

function FailedPage({ view: { trouble }, onRetry }: FailedPageProps) {
  return (
    <ErrorState
      level={1}
      title={<Trans>The classroom could not be opened</Trans>}
      requestId={trouble?.requestId}
      onRetry={onRetry}
      action={
        <Link href="/" alone>
          <Trans>Back to my courses</Trans>
        </Link>
      }
    >
      {trouble?.kind === "not-found" ? (
        <Trans>It is not open to you any more.</Trans>
      ) : (
        <Trans>Check your connection, then try again. What you signed is safe.</Trans>
      )}
    </ErrorState>
  );
}
