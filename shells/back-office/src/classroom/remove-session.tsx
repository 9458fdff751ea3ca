// Knows what an author reads before a session is removed: what depends on it, and that it stays while something does.
import type { ClassroomContentEvent, ClassroomContentView } from "@academiz/application/classroom-content";
import { Button, Dialog, Skeleton, SkeletonGroup } from "@academiz/ui";
import { Plural, Trans } from "@lingui/react/macro";
import { TroubleText } from "../office/trouble-text.tsx";

export interface RemoveSessionProps {
  readonly leaving: NonNullable<ClassroomContentView["leaving"]>;
  readonly send: (event: ClassroomContentEvent) => void;
}

export function RemoveSession({ leaving: { mean, use, mayLeave, trouble }, send }: RemoveSessionProps) {
  const close = () => send({ type: "removal.dropped" });
  const { title } = mean;
  return (
    <Dialog
      open
      size="small"
      role="alertdialog"
      onClose={close}
      title={<Trans>Take “{title}” out?</Trans>}
      footer={
        <>
          <Button onClick={close}>
            <Trans>Cancel</Trans>
          </Button>
          {trouble && (
            <Button onClick={() => send({ type: "retry.asked" })}>
              <Trans>Try again</Trans>
            </Button>
          )}
          {mayLeave && (
            <Button variant="danger" onClick={() => send({ type: "removal.confirmed" })}>
              <Trans>Take the session out</Trans>
            </Button>
          )}
        </>
      }
    >
      {trouble ? (
        <p role="alert">
          <Trans>What hangs on it could not be read.</Trans> <TroubleText trouble={trouble} />
        </p>
      ) : use === null ? (
        <SkeletonGroup>
          <Skeleton />
        </SkeletonGroup>
      ) : mayLeave ? (
        <p>
          <Trans>It has no dates. It goes once the sessions are saved.</Trans>
        </p>
      ) : (
        <p>
          <Plural value={use.slots} one="It has # date," other="It has # dates," />{" "}
          <Plural value={use.enrolments} one="# place that is taken" other="# places that are taken" />{" "}
          <Plural value={use.signatures} one="and # signature." other="and # signatures." />{" "}
          <Trans>Call its dates off first; those that somebody signed stay, and so does the session.</Trans>
        </p>
      )}
    </Dialog>
  );
}
