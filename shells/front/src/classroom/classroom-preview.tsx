// Knows how an author tries a classroom as its learners see it: they take places and sign, and nothing is kept.
import {
  connectLearnerClassroom,
  learnerClassroomMachine,
  tryClassroom,
} from "@academiz/application/learner-classroom";
import { Link } from "@academiz/ui";
import { Trans } from "@lingui/react/macro";
import { useActor } from "@xstate/react";
import { useState } from "react";
import { useLooking } from "../path/use-looking.ts";
import { PreviewFrame, type PreviewProps } from "../preview/preview-frame.tsx";
import type { WholeFront } from "../site/compose.ts";
import { ClassroomShown } from "./classroom-shown.tsx";

export interface ClassroomPreviewProps extends PreviewProps {
  readonly front: Pick<WholeFront, "classroomDrafts" | "clock">;
}

export function ClassroomPreview(props: ClassroomPreviewProps) {
  const [times, setTimes] = useState(0);
  return <Trial key={times} {...props} onRestart={() => setTimes(times + 1)} />;
}

function Trial({
  front: { classroomDrafts, clock },
  slug,
  back,
  onRestart,
}: ClassroomPreviewProps & { readonly onRestart: () => void }) {
  const [tried] = useState(() => tryClassroom(classroomDrafts, clock));
  const { classrooms, journal } = tried;
  const [snapshot, send] = useActor(learnerClassroomMachine, {
    input: { classrooms, journal, clock, perimeterSlug: slug },
  });
  const view = connectLearnerClassroom(snapshot);
  useLooking(send);
  return (
    <PreviewFrame
      author={tried.findAuthor()}
      phase={view.phase}
      trouble={view.trouble}
      back={back}
      onRetry={() => send({ type: "retry.asked" })}
      onRestart={onRestart}
      note={tried.hasExamples() && <Trans>No date is coming: these dates are examples.</Trans>}
    >
      <ClassroomShown
        view={view}
        send={send}
        classrooms={classrooms}
        clock={clock}
        perimeterSlug={slug}
        version=""
        isReader={false}
        back={
          <Link href={back} alone>
            <Trans>Back to the editor</Trans>
          </Link>
        }
      />
    </PreviewFrame>
  );
}
