// Knows the fields of a slot, and of a repeated slot.
import type { Classroom, OfficeSlot, SlotTrainer } from "@academiz/application/ports";
import { Combobox, type FormField } from "@academiz/ui";
import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { namePerson } from "./name-person.ts";
import { keySession } from "./session-key.ts";
import { BY_DAY, BY_TIMES, ONCE, SERIES, type SlotName, type SlotValues } from "./slot-values.ts";
import { HALVES, splitDay, WHOLE } from "./split-day.ts";

export interface SlotFieldsOptions {
  readonly i18n: I18n;
  /** Null for a new one. */
  readonly slot: OfficeSlot | null;
  readonly values: SlotValues;
  readonly classrooms: readonly Classroom[];
  /** Null: a trainer plans for themselves. */
  readonly trainers: readonly SlotTrainer[] | null;
  readonly onTrainerTyped: (query: string) => void;
}
type Field = FormField<SlotName>;

/** Names of the days of a week, Monday first. */
const listWeekdays = (i18n: I18n): readonly { readonly value: string; readonly label: string }[] =>
  // A Monday, and the days after it.
  Array.from({ length: 7 }, (_, at) => ({
    value: String(at + 1),
    label: i18n.date(new Date(2026, 0, 5 + at), { weekday: "long" }),
  }));

export function listSlotFields(options: SlotFieldsOptions): readonly Field[] {
  const { i18n, slot, values, classrooms, trainers, onTrainerTyped } = options;
  const sessions = classrooms.flatMap(({ perimeterSlug, name, means }) =>
    means
      .filter(
        ({ mayPlan, slug }) => (mayPlan && (!slot || slot.perimeterSlug === perimeterSlug)) || slot?.mean === slug,
      )
      .map(({ slug, title }) => ({ value: keySession(perimeterSlug, slug), label: title, note: name })),
  );
  return [
    { kind: "pick", Picker: Combobox, name: "session", label: i18n._(msg`Session`), options: sessions },
    { kind: "day", name: "day", label: i18n._(values.repeats === SERIES ? msg`From the day` : msg`Day`) },
    { kind: "time", name: "start", label: i18n._(msg`Begins at`) },
    {
      kind: "time",
      name: "end",
      label: i18n._(msg`Ends at`),
      help: i18n._(msg`Learners sign once for each date: plan the morning and the afternoon as two.`),
    },
    ...(slot ? [] : [...listHalfFields(i18n, values), ...listSeriesFields(i18n, values)]),
    { kind: "line", name: "place", label: i18n._(msg`Place`), maxLength: 200 },
    { kind: "line", name: "videoLink", label: i18n._(msg`Video link`), inputMode: "url", maxLength: 500 },
    ...(trainers === null
      ? []
      : [
          {
            kind: "pick",
            Picker: Combobox,
            name: "trainer",
            label: i18n._(msg`Trainer`),
            placeholder: i18n._(msg`Nobody yet`),
            onQueryChange: onTrainerTyped,
            options: trainers.map((one) => ({ value: one.id, label: namePerson(one) })),
          } as const,
        ]),
    { kind: "line", name: "capacity", label: i18n._(msg`Seats`), inputMode: "numeric", maxLength: 5 },
  ];
}

/** What becomes of a whole day; nothing is asked of what is within a half. */
function listHalfFields(i18n: I18n, values: SlotValues): readonly Field[] {
  const parts = splitDay(values);
  if (!parts) return [];
  const tell = ({ start, end }: (typeof parts)[number]) => `${start}–${end}`;
  const [morning, afternoon] = [tell(parts[0]), tell(parts[1])];
  return [
    {
      kind: "choice",
      name: "halves",
      label: i18n._(msg`A whole day`),
      help: i18n._(msg`Funders ask for a signature for each half-day.`),
      options: [
        { value: HALVES, label: i18n._(msg`Two dates, signed each: ${morning} and ${afternoon}`) },
        { value: WHOLE, label: i18n._(msg`One date, signed once`) },
      ],
    },
  ];
}

function listSeriesFields(i18n: I18n, { repeats, ends }: SlotValues): readonly Field[] {
  const question: Field = {
    kind: "choice",
    name: "repeats",
    label: i18n._(msg`How often`),
    inRow: true,
    options: [
      { value: ONCE, label: i18n._(msg`Once`) },
      { value: SERIES, label: i18n._(msg`Several dates`) },
    ],
  };
  if (repeats !== SERIES) return [question];
  return [
    question,
    { kind: "several", name: "weekdays", label: i18n._(msg`On these days`), options: listWeekdays(i18n) },
    {
      kind: "line",
      name: "everyWeeks",
      label: i18n._(msg`Every how many weeks`),
      help: i18n._(msg`1 is every week, 2 every second one.`),
      inputMode: "numeric",
      maxLength: 2,
    },
    {
      kind: "choice",
      name: "ends",
      label: i18n._(msg`Until when`),
      inRow: true,
      options: [
        { value: BY_TIMES, label: i18n._(msg`A number of dates`) },
        { value: BY_DAY, label: i18n._(msg`A last day`) },
      ],
    },
    ends === BY_DAY
      ? { kind: "day", name: "until", label: i18n._(msg`Last day`) }
      : { kind: "line", name: "times", label: i18n._(msg`How many dates`), inputMode: "numeric", maxLength: 3 },
  ];
}
