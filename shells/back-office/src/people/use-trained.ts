// Knows the classrooms whose sessions a trainer can be given: read once they are asked for.
import type { Classroom } from "@academiz/application/ports";
import { useEffect, useState } from "react";
import { useOffice } from "../office/office-context.ts";

/** Null until they are known; they stay unknown where they could not be read, and what somebody runs stays as it is. */
export function useTrained(isAsked: boolean): readonly Classroom[] | null {
  const { office } = useOffice();
  const [classrooms, setClassrooms] = useState<readonly Classroom[] | null>(null);
  const isWanted = isAsked && classrooms === null;
  useEffect(() => {
    if (!isWanted) return;
    let isGone = false;
    void office.classrooms.listClassrooms().then((answer) => {
      if (!isGone && answer.ok) setClassrooms(answer.value);
    });
    return () => {
      isGone = true;
    };
  }, [isWanted, office]);
  return classrooms;
}
