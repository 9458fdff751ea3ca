// Knows the conflicts of the typed times, which are requested once the typing pauses.
import type { SlotConflict, WantedTimes } from "@academiz/application/ports";
import { useEffect, useState } from "react";
import { useOffice } from "../../office/office-context.ts";

/** Milliseconds. */
const REST = 300;

/** Null while they are not known. A failed request is not a conflict: it refuses nothing. */
export function useConflicts(wanted: WantedTimes | null): readonly SlotConflict[] | null {
  const { office } = useOffice();
  const key = JSON.stringify(wanted);
  const [known, setKnown] = useState<{ readonly key: string; readonly conflicts: readonly SlotConflict[] } | null>(
    null,
  );
  useEffect(() => {
    const asked = JSON.parse(key) as WantedTimes | null;
    if (!asked) return;
    let isGone = false;
    const timer = setTimeout(() => {
      void office.classrooms.findConflicts(asked).then((answer) => {
        if (!isGone) setKnown({ key, conflicts: answer.ok ? answer.value : [] });
      });
    }, REST);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [key, office]);
  return known?.key === key ? known.conflicts : null;
}
