// Knows what stands in the way of the times that are typed, asked once the fingers rest.
import type { SlotConflict, WantedTimes } from "@academiz/application/ports";
import { useEffect, useState } from "react";
import { useOffice } from "../../office/office-context.ts";

/** Milliseconds. */
const REST = 300;

/** Null while it is not known. What could not be asked is no conflict: nothing is refused because of one. */
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
