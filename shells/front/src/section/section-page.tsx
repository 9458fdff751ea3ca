// Knows the page of a section for its learner.
import { connectLearnerSection, learnerSectionMachine } from "@academiz/application/learner-section";
import { writeReadPath } from "@academiz/domain/offline";
import { ErrorState, Link, Skeleton, SkeletonGroup } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useActor } from "@xstate/react";
import { Discussion } from "../messages/late-discussion.ts";
import { HeldNote } from "../offline/held-note.tsx";
import { useLooking } from "../path/use-looking.ts";
import type { WholeFront } from "../site/compose.ts";
import { SectionShown } from "./section-shown.tsx";

export interface SectionPageProps {
  readonly front: Pick<WholeFront, "sections" | "catalog" | "navigation" | "openAsking">;
  readonly perimeterSlug: string;
  /** The slug of the path that it was opened from. */
  readonly fromPath: string | undefined;
  /** The type of mark in which scores are shown (§9.13). */
  readonly markType: string;
  /** True for somebody who stands in for the learner: they ask nothing. */
  readonly isReader: boolean;
}

/** Pass the slug as `key`: another section needs another machine. */
export function SectionPage({ front, perimeterSlug, fromPath, markType, isReader }: SectionPageProps) {
  const { sections, catalog, navigation } = front;
  const { t } = useLingui();
  const [snapshot, send] = useActor(learnerSectionMachine, {
    input: { sections, catalog, navigation, perimeterSlug, fromPath },
  });
  const view = connectLearnerSection(snapshot);
  useLooking(send);
  const { section, trouble } = view;
  if (view.phase === "failed")
    return (
      <ErrorState
        level={1}
        title={<Trans>The section could not be opened</Trans>}
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
  if (!section)
    return (
      <SkeletonGroup>
        <Skeleton shape="title" width="third" />
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </SkeletonGroup>
    );
  return (
    <SectionShown
      view={view}
      section={section}
      send={send}
      markType={markType}
      before={<HeldNote of={writeReadPath("section", perimeterSlug)} onLook={() => send({ type: "page.looked" })} />}
      back={
        fromPath === undefined
          ? { href: "/", label: t`My courses` }
          : { href: `/path/${encodeURIComponent(fromPath)}`, label: t`Back to the path` }
      }
      after={<Discussion openAsking={front.openAsking} perimeterSlug={perimeterSlug} isReader={isReader} />}
    />
  );
}
