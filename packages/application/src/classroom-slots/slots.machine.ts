// Knows how slots are listed: a page of a list, or all slots of some days in a calendar.
import type { Result } from "@academiz/domain/kernel";
import type { SnapshotFrom } from "xstate";
import { connectList, connectLoading, createLoading, type ListView, type PageReader } from "../listing/index.ts";
import type { ClassroomGateway, OfficeSlot, SlotCriteria, SlotsPage, Trouble } from "../ports/index.ts";

/** Slots on a page of a list. */
export const SLOTS_PAGE = 20;
/**
 * The most slots of one page of the server, and how many such pages a calendar shows: beyond that the reader narrows
 * the search.
 */
const [PORTION, PORTIONS] = [100, 5];

/** A list of slots, run in XState with what loads a page. */
export const slotsMachine = createLoading<SlotCriteria, SlotsPage>("slots");

const READER: PageReader<SlotCriteria, SlotsPage, OfficeSlot> = {
  readRows: ({ slots }) => slots,
  readTotal: ({ total }) => total,
  readSize: () => SLOTS_PAGE,
  readPage: ({ page }) => page,
  isNarrowed: ({ perimeter, mean, trainer, from, until }) =>
    [perimeter, mean, trainer, from, until].some((one) => one !== null),
};

/** The view of a snapshot of `slotsMachine`, as a list. Pure. */
export const connectSlots = (snapshot: SnapshotFrom<typeof slotsMachine>): ListView<OfficeSlot> =>
  connectList(connectLoading(snapshot), READER);

/** The slots of a calendar as they are shown. */
export interface CalendarView {
  readonly phase: "loading" | "ready" | "failed";
  readonly isRefreshing: boolean;
  readonly slots: readonly OfficeSlot[];
  /** How many slots of these days are not shown. */
  readonly left: number;
  readonly trouble: Trouble | null;
}

/** As connectSlots, of a calendar, which has no pages. */
export function connectCalendar(snapshot: SnapshotFrom<typeof slotsMachine>): CalendarView {
  const { phase, shown, trouble } = connectLoading(snapshot);
  const slots = shown?.slots ?? [];
  return {
    phase: phase === "failed" ? "failed" : shown === null ? "loading" : "ready",
    isRefreshing: phase === "loading" && shown !== null,
    slots,
    left: Math.max(0, (shown?.total ?? 0) - slots.length),
    trouble,
  };
}

/** Makes what loads the slots of a window of days, as many as a calendar shows. */
export const createWindowLoader =
  ({ listSlots }: Pick<ClassroomGateway, "listSlots">) =>
  async (criteria: SlotCriteria): Promise<Result<SlotsPage, Trouble>> => {
    const slots: OfficeSlot[] = [];
    for (let page = 1; ; page++) {
      const found = await listSlots({ ...criteria, page }, PORTION);
      if (!found.ok) return found;
      slots.push(...found.value.slots);
      const { total } = found.value;
      const isOver = found.value.slots.length === 0 || slots.length >= total || page === PORTIONS;
      if (isOver) return { ok: true, value: { slots, total } };
    }
  };
