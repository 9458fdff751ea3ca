// Knows how it is told, before accounts are deleted, what classrooms lose with them.
import { connectLoading, createAttendanceReader, lostAttendanceMachine } from "@academiz/application/people";
import type { PersonAttendance } from "@academiz/application/ports";
import { Skeleton, SkeletonGroup } from "@academiz/ui";
import { Plural, Trans } from "@lingui/react/macro";
import { useActor } from "@xstate/react";
import { useOffice } from "../../office/office-context.ts";

/** `ids`: of the people when it is first shown. */
export function LostAttendance({ ids }: { readonly ids: readonly string[] }) {
  const { personPages } = useOffice().office;
  const [snapshot] = useActor(lostAttendanceMachine, {
    input: { load: createAttendanceReader(personPages), criteria: ids },
  });
  const { phase, shown } = connectLoading(snapshot);
  if (phase === "failed")
    return (
      <p>
        <Trans>Places and signatures in classrooms could not be looked up.</Trans>
      </p>
    );
  if (shown === null)
    return (
      <SkeletonGroup>
        <Skeleton shape="text" />
      </SkeletonGroup>
    );
  return <AttendanceText {...shown} />;
}

export function AttendanceText({ places, marks }: PersonAttendance) {
  return (
    <>
      {places > 0 && (
        <p>
          <Plural
            value={places}
            one="# place at a date of a classroom is given up."
            other="# places at dates of classrooms are given up."
          />
        </p>
      )}
      {marks > 0 && (
        <p>
          <Plural
            value={marks}
            one="The attendance of # date is noted: that stays, but without a name and without a signature. Take the attendance sheet first where you still need it."
            other="The attendance of # dates is noted: that stays, but without a name and without a signature. Take the attendance sheets first where you still need them."
          />
        </p>
      )}
    </>
  );
}
