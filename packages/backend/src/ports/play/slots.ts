// Knows how the slots of sessions, who is enrolled in them and the marks of attendance are kept (decisions 11).
import type { ChainedMark, ChainHead, Mark } from "@academiz/domain/classiz";
import type { Audience, AudienceMember } from "@academiz/domain/clients";
import type { LateRule } from "../people/late-rule.ts";
import type { Tenancy } from "../people/tenancy.ts";

export interface SlotPlanRecord {
  readonly mean: string;
  /** ISO timestamps. */
  readonly startAt: string;
  readonly endAt: string;
  readonly place: string | null;
  readonly videoLink: string | null;
  /** Id; also of somebody who has gone. */
  readonly trainerId: string | null;
  readonly capacity: number;
}
export interface SlotRecord extends SlotPlanRecord {
  readonly slug: string;
  readonly perimeterSlug: string;
  readonly productSlug: string;
  readonly createdAt: string;
}
export type NewSlot = Omit<SlotRecord, "productSlug">;
/** With what a list tells of it. */
export interface SlotRow extends SlotRecord {
  readonly productName: string;
  readonly enrolled: number;
  /** Of the client; null where the slot names nobody, or somebody who has gone. */
  readonly trainer: { readonly firstname: string; readonly lastname: string } | null;
}
export interface Page {
  /** From 1. */
  readonly page: number;
  readonly limit: number;
}
/**
 * Whose slots: those that name this trainer, or belong to one of these sessions, each as `keyMean` names it. Null:
 * whoever runs them.
 */
export type SlotRun = { readonly trainerId: string; readonly means: readonly string[] } | null;
export interface SlotSearch extends Page {
  /** Null: any. */
  readonly perimeterSlug: string | null;
  readonly mean: string | null;
  /** Null, too: any. */
  readonly trainerId?: string | null;
  readonly run: SlotRun;
  /** ISO timestamps; those that begin from, and before. Null: whenever. */
  readonly from: string | null;
  readonly until: string | null;
  readonly descending: boolean;
  /** Those in which this person has a place, or waits for one. */
  readonly joinedBy?: string;
  /** ISO timestamp; those that end later. */
  readonly endsAfter?: string;
}

/** How people wait for a place in a slot. */
export interface Waiting {
  readonly all: number;
  /** Of one person, from 1; null: they do not wait. */
  readonly place: number | null;
}
/** A slot of which somebody is to be reminded, and whom its classroom is for. */
export interface DueReminder {
  readonly slug: string;
  readonly audience: Audience;
}

/** The newest mark of a learner in a slot; null until somebody has said. */
export type NewestMark = (Pick<Mark, "kind" | "at" | "reason"> & { readonly arrivedAt: string | null }) | null;
/** At how many slots somebody has a place, and at how many a mark, as learner or as trainer. */
export interface AttendanceCount {
  readonly places: number;
  readonly marks: number;
}
export interface EnrolledPerson {
  readonly userId: string;
  readonly identifier: string;
  readonly login: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly enrolledAt: string;
  readonly mark: NewestMark;
  /** Where they stand, and which criteria they meet. */
  readonly affectations: AudienceMember["affectations"];
  readonly criterias: AudienceMember["criterias"];
}
/** Somebody in a slot, named by their login. */
export interface SlotLogin {
  readonly slotSlug: string;
  readonly login: string;
}
/** A slot that somebody is enrolled in. */
export interface EnrolledIn {
  readonly userId: string;
  readonly slug: string;
  readonly mean: string;
  readonly startAt: string;
  readonly endAt: string;
  readonly mark: NewestMark;
}
/** How a chain stands at one moment. */
export interface ChainState {
  /** What was written down beside the chain of its end. */
  readonly head: ChainHead | null;
  /** The highest number that stands in it, 0 when none does: another one than the head's was hung on, or cut off. */
  readonly last: number;
}
export type SlotMark = ChainedMark & { readonly slotSlug: string };

/** A classiz that was published, where its slots hang. */
export interface ClassroomRow {
  readonly perimeterSlug: string;
  readonly productSlug: string;
  readonly name: string;
}
/** Which slots stand in the way of others: of this trainer, or in any place; of times that reach into the window. */
export interface PlannedSearch {
  readonly trainerId: string | null;
  readonly withPlace: boolean;
  /** ISO timestamps. */
  readonly from: string;
  readonly until: string;
  readonly except: string | null;
}
/** Another slot in which people of one slot have a place. */
export interface SharedRow extends PlannedRow {
  readonly people: number;
  /** Of the first of them by name. */
  readonly names: readonly { readonly firstname: string; readonly lastname: string }[];
}
export type PlannedRow = Pick<SlotRow, "slug" | "startAt" | "endAt" | "trainerId" | "place" | "productName">;

export interface Slots {
  /** By name. */
  listClassrooms(tenancy: Tenancy, limit: number): Promise<readonly ClassroomRow[]>;
  /** The sessions, as `keyMean` names them, of the slots that this trainer holds. */
  listHeldMeans(tenancy: Tenancy, trainerId: string): Promise<readonly string[]>;
  /** By their start. */
  listPlanned(tenancy: Tenancy, search: PlannedSearch): Promise<readonly PlannedRow[]>;
  /**
   * The slots that reach into the window (ISO) and in which people of this slot have a place, by their start; `most`
   * names of each.
   */
  listShared(
    tenancy: Tenancy,
    slug: string,
    within: { readonly from: string; readonly until: string },
    most: number,
  ): Promise<readonly SharedRow[]>;
  /** A perimeter of a classiz, open or not; null where there is none. */
  findClassiz(tenancy: Tenancy, perimeterSlug: string): Promise<{ readonly productSlug: string } | null>;
  search(tenancy: Tenancy, search: SlotSearch): Promise<{ readonly total: number; readonly rows: readonly SlotRow[] }>;
  /** All slots of a session as they stand at one moment, by their beginning. */
  listOfSession(
    tenancy: Tenancy,
    session: { readonly perimeterSlug: string; readonly mean: string; readonly run: SlotRun },
  ): Promise<readonly SlotRecord[]>;
  read(tenancy: Tenancy, slug: string): Promise<SlotRow | null>;
  /**
   * Those of these that there are, taken in the order of their slugs; nobody else enrols, signs or changes them before
   * the transaction ends.
   */
  hold(tenancy: Tenancy, slugs: readonly string[]): Promise<readonly SlotRow[]>;
  /** As hold: all slots of a product. */
  holdOfProduct(tenancy: Tenancy, productSlug: string): Promise<void>;
  /** False where its perimeter has `most` already. */
  add(tenancy: Tenancy, slot: NewSlot, most: number): Promise<boolean>;
  /** Of one perimeter, all or none: false where it would have more than `most`. */
  addMany(tenancy: Tenancy, slots: readonly NewSlot[], most: number): Promise<boolean>;
  change(tenancy: Tenancy, slug: string, plan: SlotPlanRecord): Promise<void>;
  /** One without marks: with marks it stays, and this throws when the transaction ends. */
  remove(tenancy: Tenancy, slug: string): Promise<void>;

  /**
   * Of one slot, by name. Without a page everybody, as they stand at one moment: between two pages somebody may be
   * withdrawn.
   */
  listEnrolled(tenancy: Tenancy, slug: string, page?: Page): Promise<readonly EnrolledPerson[]>;
  /** Of everybody. */
  listEnrolledIds(tenancy: Tenancy, slug: string): Promise<readonly string[]>;
  /** Those who are enrolled where they are named. */
  findLogins(
    tenancy: Tenancy,
    named: readonly SlotLogin[],
  ): Promise<readonly (SlotLogin & Pick<EnrolledPerson, "userId" | "mark">)[]>;
  /** Of a held slot. Who is enrolled already stays as they were. */
  enrol(tenancy: Tenancy, slug: string, userIds: readonly string[], at: string): Promise<void>;
  /** False when they were not. */
  withdraw(tenancy: Tenancy, slug: string, userId: string): Promise<boolean>;
  /** The slots of a perimeter that these people are enrolled in. */
  listOf(tenancy: Tenancy, perimeterSlug: string, userIds: readonly string[]): Promise<readonly EnrolledIn[]>;
  /** Of these people together, each counted apart, in all classrooms of the client. */
  countAttendance(tenancy: Tenancy, userIds: readonly string[]): Promise<AttendanceCount>;
  /** Those of these people who are enrolled in a slot, with their newest marks there. */
  findEnrolled(
    tenancy: Tenancy,
    slug: string,
    userIds: readonly string[],
  ): Promise<readonly Pick<EnrolledPerson, "userId" | "mark">[]>;

  /** Of each of these slots in which somebody waits; `userId`: whose place is told. */
  readWaiting(tenancy: Tenancy, slugs: readonly string[], userId: string): Promise<ReadonlyMap<string, Waiting>>;
  /** Of a held slot. Who waits already keeps their place. */
  wait(tenancy: Tenancy, slug: string, userId: string, since: string): Promise<void>;
  /** Those of these people who waited there, who wait no longer. */
  stopWaiting(tenancy: Tenancy, slug: string, userIds: readonly string[]): Promise<void>;
  /** Of a held slot: who waits, the longest first; those who have no account that is active are ignored. */
  listWaiters(tenancy: Tenancy, slug: string, limit: number): Promise<readonly string[]>;
  /**
   * Slots of classrooms that are open at `from`, which begin after it and until `until` (ISO), in which somebody was
   * not reminded; `limit` at most, by slug, from after `after` on.
   */
  listDueReminders(
    tenancy: Tenancy,
    within: { readonly from: string; readonly until: string },
    after: string | null,
    limit: number,
  ): Promise<readonly DueReminder[]>;
  /**
   * Of a held slot: notes that everybody there who is in the audience `among` (see `LateRule`) is reminded of its start
   * as it is now. Answers those who were not yet.
   */
  noteReminded(tenancy: Tenancy, slug: string, among: LateRule["among"]): Promise<readonly string[]>;
  /** When somebody signed that they taught; null until they have. ISO timestamp. */
  findTaught(tenancy: Tenancy, slug: string, userId: string): Promise<string | null>;
  /** Of each of these slots that there are. */
  readChains(tenancy: Tenancy, slugs: readonly string[]): Promise<ReadonlyMap<string, ChainState>>;
  /** Those of a slot in the order of their chain. */
  listMarks(
    tenancy: Tenancy,
    slug: string,
    page: Page,
  ): Promise<{ readonly total: number; readonly rows: readonly ChainedMark[] }>;
  /** Some marks of a slot in the order of their chain: those after this number. */
  walkMarks(tenancy: Tenancy, slug: string, after: number, limit: number): Promise<readonly ChainedMark[]>;
  /** Of held slots, each slot's in the order of its chain: the last one of each is its head from now on. */
  addMarks(tenancy: Tenancy, marks: readonly SlotMark[]): Promise<void>;
  /** How much hangs on a session of a product, or on all of them when `mean` is null. */
  countUses(
    tenancy: Tenancy,
    productSlug: string,
    mean: string | null,
  ): Promise<{ readonly slots: number; readonly enrolments: number; readonly signatures: number }>;
}
