// Knows which sessions somebody may run, and their names.
import type { Classroom, OfficeSlot, Trouble } from "@academiz/application/ports";
import { useEffect, useMemo, useState } from "react";
import { useOffice } from "../office/office-context.ts";
import { keySession } from "./planning/session-key.ts";

export interface Classrooms {
  readonly all: readonly Classroom[];
  readonly isLoading: boolean;
  /** Why they could not be read. */
  readonly trouble: Trouble | null;
  readonly mayPlan: boolean;
  readonly nameSession: (slot: Pick<OfficeSlot, "perimeterSlug" | "mean">) => string;
}

/** Loaded again when `version` changes. */
export function useClassrooms(version: unknown = null): Classrooms {
  const { office } = useOffice();
  const [known, setKnown] = useState<{ readonly all: readonly Classroom[]; readonly trouble: Trouble | null } | null>(
    null,
  );
  useEffect(() => {
    let isGone = false;
    void office.classrooms.listClassrooms().then((answer) => {
      if (isGone) return;
      setKnown((before) =>
        answer.ok ? { all: answer.value, trouble: null } : { all: before?.all ?? [], trouble: answer.error },
      );
    });
    return () => {
      isGone = true;
    };
  }, [office, version]);
  const all = useMemo(() => known?.all ?? [], [known]);
  const titles = useMemo(
    () =>
      new Map(
        all.flatMap(({ perimeterSlug, means }) =>
          means.map(({ slug, title }) => [keySession(perimeterSlug, slug), title] as const),
        ),
      ),
    [all],
  );
  return {
    all,
    isLoading: known === null,
    trouble: known?.trouble ?? null,
    mayPlan: all.some(({ means }) => means.some(({ mayPlan }) => mayPlan)),
    nameSession: ({ perimeterSlug, mean }) => titles.get(keySession(perimeterSlug, mean)) ?? mean,
  };
}
