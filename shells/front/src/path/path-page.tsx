// Knows the page of a learning path for its learner.
import { connectLearnerPath, learnerPathMachine } from "@academiz/application/learner-path";
import { writeReadPath } from "@academiz/domain/offline";
import { ErrorState, Link, Skeleton, SkeletonGroup } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useActor } from "@xstate/react";
import { Discussion } from "../messages/late-discussion.ts";
import { HeldNote } from "../offline/held-note.tsx";
import type { WholeFront } from "../site/compose.ts";
import { type PathLooks, PathShown } from "./path-shown.tsx";
import { useLooking } from "./use-looking.ts";

export interface PathPageProps extends PathLooks {
  readonly front: Pick<WholeFront, "paths" | "catalog" | "navigation" | "openAsking">;
  readonly perimeterSlug: string;
}

/** Pass the slug as `key`: another path needs another machine. */
export function PathPage({ front, perimeterSlug, ...looks }: PathPageProps) {
  const { paths, catalog, navigation } = front;
  const { t } = useLingui();
  const [snapshot, send] = useActor(learnerPathMachine, { input: { paths, catalog, navigation, perimeterSlug } });
  const view = connectLearnerPath(snapshot);
  useLooking(send);
  const { path, trouble } = view;
  if (view.phase === "failed")
    return (
      <ErrorState
        level={1}
        title={<Trans>The path could not be opened</Trans>}
        requestId={trouble?.requestId}
        onRetry={() => send({ type: "retry.asked" })}
        action={
          <Link href="/">
            <Trans>Back to my courses</Trans>
          </Link>
        }
      >
        {trouble?.kind === "not-found" ? (
          <Trans>It is not open to you any more.</Trans>
        ) : (
          <Trans>Check your connection, then try again. Your progress is safe.</Trans>
        )}
      </ErrorState>
    );
  if (!path)
    return (
      <SkeletonGroup>
        <Skeleton shape="title" width="third" />
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </SkeletonGroup>
    );
  return (
    <PathShown
      view={view}
      path={path}
      send={send}
      back={{ href: "/", label: t`My courses` }}
      before={<HeldNote of={writeReadPath("coursiz", perimeterSlug)} onLook={() => send({ type: "page.looked" })} />}
      after={<Discussion openAsking={front.openAsking} perimeterSlug={perimeterSlug} isReader={looks.isReader} />}
      {...looks}
    />
  );
}
