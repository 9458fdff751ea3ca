// Knows how dates are planned, changed and called off from any page that shows them.
import type { OfficeSlot } from "@academiz/application/ports";
import { useToasts } from "@academiz/ui";
import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";
import { useOffice } from "../office/office-context.ts";
import { useTroubleWords } from "../office/use-trouble-words.ts";
import { proposeDay } from "./planning/propose-day.ts";
import { keySession } from "./planning/session-key.ts";
import { SlotPanel } from "./planning/slot-panel.tsx";
import { RemoveSlot } from "./remove-slot.tsx";
import type { Classrooms } from "./use-classrooms.ts";

export interface Planning {
  /** `day`: `YYYY-MM-DD`. */
  readonly begin: (day?: string) => void;
  readonly edit: (slot: OfficeSlot) => void;
  readonly remove: (slot: OfficeSlot) => void;
  /** The open panels and dialogs. */
  readonly panels: ReactNode;
}

/** `onDone` is called when something has changed, `isGone`: a date was called off. */
export function usePlanning(classrooms: Classrooms, onDone: (isGone: boolean) => void): Planning {
  const { t } = useLingui();
  const notify = useToasts();
  const sayTrouble = useTroubleWords();
  const { office } = useOffice();
  const [planned, setPlanned] = useState<OfficeSlot | { readonly day: string } | null>(null);
  const [removed, setRemoved] = useState<OfficeSlot | null>(null);
  const [isBusy, setBusy] = useState(false);
  const plannable = classrooms.all.flatMap(({ perimeterSlug, means }) =>
    means.filter(({ mayPlan }) => mayPlan).map(({ slug }) => keySession(perimeterSlug, slug)),
  );
  const slot = planned && "slug" in planned ? planned : null;
  const day = planned && !("slug" in planned) ? planned.day : "";
  const remove = async (gone: OfficeSlot) => {
    setBusy(true);
    const answer = await office.classrooms.remove(gone.slug);
    setBusy(false);
    setRemoved(null);
    if (answer.ok) {
      notify({ kind: "success", text: t`The date is called off` });
      onDone(true);
    } else notify({ kind: "error", text: sayTrouble(answer.error) });
  };
  return {
    begin: (wanted) => setPlanned({ day: wanted ?? proposeDay(new Date(office.clock.now())) }),
    edit: setPlanned,
    remove: setRemoved,
    panels: (
      <>
        {planned && (
          <SlotPanel
            slot={slot}
            classrooms={classrooms.all}
            begun={{ session: plannable.length === 1 ? (plannable[0] ?? "") : "", day }}
            onClose={() => setPlanned(null)}
            onSaved={(count) => {
              setPlanned(null);
              notify({
                kind: "success",
                text: slot
                  ? t`The date is changed`
                  : t`${plural(count, { one: "# date is planned", other: "# dates are planned" })}`,
              });
              onDone(false);
            }}
          />
        )}
        <RemoveSlot
          slot={removed}
          isBusy={isBusy}
          onCancel={() => setRemoved(null)}
          onConfirm={() => removed && void remove(removed)}
        />
      </>
    ),
  };
}
