// Knows how a date is planned, or several of them, beside the list or the calendar where they stand.
import type { Classroom, OfficeSlot, SlotTrainer } from "@academiz/application/ports";
import { connectSubmission, createSubmissionMachine } from "@academiz/application/submission";
import { FormDialog, useDraft } from "@academiz/ui";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useActor } from "@xstate/react";
import { useEffect, useEffectEvent, useState } from "react";
import { useOffice, useSession } from "../../office/office-context.ts";
import { TroubleText } from "../../office/trouble-text.tsx";
import { failure } from "../../product/product.css.ts";
import * as styles from "../sessions.css.ts";
import { ConflictList } from "./conflict-list.tsx";
import { readSession } from "./session-key.ts";
import { findSlotErrors } from "./slot-errors.ts";
import { listSlotFields } from "./slot-fields.ts";
import { listTimes, readSlotValues, SERIES, type SlotValues, writePlan } from "./slot-values.ts";
import { useConflicts } from "./use-conflicts.ts";

export interface SlotPanelProps {
  /** Null for a new one. */
  readonly slot: OfficeSlot | null;
  readonly classrooms: readonly Classroom[];
  /** The initial values of a new one: a session, empty for none, and a day. */
  readonly begun: { readonly session: string; readonly day: string };
  readonly onClose: () => void;
  /** How many were saved. */
  readonly onSaved: (count: number) => void;
}

const submission = createSubmissionMachine<SlotValues>();

export function SlotPanel({ slot, classrooms, begun, onClose, onSaved }: SlotPanelProps) {
  const { t, i18n } = useLingui();
  const { office } = useOffice();
  const { mayAdminister } = useSession();
  const gateway = office.classrooms;
  const draft = useDraft<SlotValues>(readSlotValues(slot, begun));
  const { values } = draft;
  const submit = (sent: SlotValues) => {
    const [plan, times] = [writePlan(sent), listTimes(sent)];
    const [first] = times;
    if (slot && first) return gateway.change(slot.slug, { ...plan, ...first });
    const made = { ...plan, perimeterSlug: readSession(sent.session).perimeterSlug };
    return first && times.length === 1 ? gateway.make({ ...made, ...first }) : gateway.makeSeries({ ...made, times });
  };
  const [snapshot, send] = useActor(submission, { input: { submit } });
  const { isBusy, isTaken, trouble } = connectSubmission(snapshot);
  const errors = findSlotErrors(i18n, values, slot?.enrolled ?? 0);
  const times = Object.keys(errors).length === 0 || !errors.day ? listTimes(values) : [];
  const conflicts = useConflicts(
    times.length === 0
      ? null
      : { times, trainerId: values.trainer || null, place: values.place.trim() || null, except: slot?.slug ?? null },
  );
  const trainers = useTrainers(slot, mayAdminister);
  const tell = useEffectEvent(() => onSaved(slot ? 1 : listTimes(values).length));
  useEffect(() => {
    if (isTaken) tell();
  }, [isTaken]);
  const isSeries = values.repeats === SERIES;
  return (
    <FormDialog
      place="end"
      title={slot ? slot.productName : <Trans>New date</Trans>}
      submitLabel={slot ? t`Save` : isSeries || times.length > 1 ? t`Plan the dates` : t`Plan the date`}
      isBusy={isBusy}
      onClose={onClose}
      draft={draft}
      fields={listSlotFields({
        ...{ i18n, slot, values, classrooms },
        trainers: mayAdminister ? trainers.found : null,
        onTrainerTyped: trainers.find,
      })}
      errors={errors}
      onSubmit={(sent) => send({ type: "form.submitted", values: sent })}
    >
      {isSeries && <SeriesPreview days={times.map(({ startAt }) => startAt)} />}
      <ConflictList conflicts={conflicts ?? []} />
      {trouble && (
        <p role="alert" className={failure}>
          <TroubleText trouble={trouble} />
        </p>
      )}
    </FormDialog>
  );
}

function SeriesPreview({ days }: { readonly days: readonly string[] }) {
  const { i18n } = useLingui();
  if (days.length === 0) return null;
  const named = days.map((day) =>
    i18n.date(new Date(day), { weekday: "short", day: "numeric", month: "short", year: "numeric" }),
  );
  return (
    <div role="status">
      <p className={styles.heading}>
        <Plural value={days.length} one="# date" other="# dates" />
      </p>
      <ol className={styles.days}>
        {/* The halves of a day stand on one line. */}
        {[...new Set(named)].map((day) => (
          <li key={day}>{day}</li>
        ))}
      </ol>
    </div>
  );
}

/** Found while typing; the slot's present trainer is there from the beginning. */
function useTrainers(slot: OfficeSlot | null, mayChoose: boolean) {
  const { office } = useOffice();
  const holds = slot?.trainerId && slot.trainer ? [{ id: slot.trainerId, ...slot.trainer }] : [];
  const [query, setQuery] = useState("");
  const [known, setKnown] = useState<readonly SlotTrainer[]>(holds);
  const [found, setFound] = useState<readonly SlotTrainer[]>(holds);
  useEffect(() => {
    if (!mayChoose) return;
    let isGone = false;
    void office.classrooms.findTrainers(query).then((answer) => {
      if (isGone || !answer.ok) return;
      setFound(answer.value);
      setKnown((before) => [...new Map([...before, ...answer.value].map((one) => [one.id, one])).values()]);
    });
    return () => {
      isGone = true;
    };
  }, [query, mayChoose, office]);
  // A trainer who was chosen before another search keeps their name.
  return { found: query === "" ? known : found, find: setQuery };
}
