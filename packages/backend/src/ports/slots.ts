// Knows how the slots of sessions, who is enrolled in them and the marks of attendance are kept (decisions 11).
import type { ChainedMark } from "@academiz/domain/classiz";
import type { Tenancy } from "./tenancy.ts";

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
/** With what a list tells of it. */
export interface SlotRow extends SlotRecord {
  readonly enrolled: number;
}
export interface SlotSearch {
  /** Null: any. */
  readonly perimeterSlug: string | null;
  readonly mean: string | null;
  /** Only those that are run by this person, or belong to one of these means. Null: whoever runs them. */
  readonly run: { readonly trainerId: string; readonly means: readonly string[] } | null;
  /** ISO timestamps; those that begin from, and before. Null: whenever. */
  readonly from: string | null;
  readonly until: string | null;
  readonly descending: boolean;
  readonly page: number;
  readonly limit: number;
}

export interface EnrolledPerson {
  readonly userId: string;
  readonly identifier: string;
  readonly login: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly enrolledAt: string;
}
export interface EnrolledIn {
  readonly slug: string;
  readonly startAt: string;
  readonly endAt: string;
}

export interface Slots {
  /** A perimeter of a classiz, open or not; null where there is none. */
  findClassiz(tenancy: Tenancy, perimeterSlug: string): Promise<{ readonly productSlug: string } | null>;
  search(tenancy: Tenancy, search: SlotSearch): Promise<{ readonly total: number; readonly rows: readonly SlotRow[] }>;
  /** All of a session, by their start. */
  listOfMean(tenancy: Tenancy, perimeterSlug: string, mean: string): Promise<readonly SlotRow[]>;
  read(tenancy: Tenancy, slug: string): Promise<SlotRecord | null>;
  /** As read; nobody else enrols, signs or changes it before the transaction ends. */
  hold(tenancy: Tenancy, slug: string): Promise<SlotRecord | null>;
  add(tenancy: Tenancy, slot: Omit<SlotRecord, "productSlug">): Promise<void>;
  change(tenancy: Tenancy, slug: string, plan: SlotPlanRecord): Promise<void>;
  remove(tenancy: Tenancy, slug: string): Promise<void>;

  /** By name. */
  listEnrolled(tenancy: Tenancy, slug: string): Promise<readonly EnrolledPerson[]>;
  /** Of a held slot. Who is enrolled already stays as they were. */
  enrol(tenancy: Tenancy, slug: string, userIds: readonly string[], at: string): Promise<void>;
  /** False when they were not. */
  withdraw(tenancy: Tenancy, slug: string, userId: string): Promise<boolean>;
  /** The slots of a perimeter that somebody is enrolled in. */
  listOf(tenancy: Tenancy, perimeterSlug: string, userId: string): Promise<readonly EnrolledIn[]>;

  /** By slot, each in the order of its chain. */
  listMarks(tenancy: Tenancy, slugs: readonly string[]): Promise<ReadonlyMap<string, readonly ChainedMark[]>>;
  /** Of a held slot. */
  addMark(tenancy: Tenancy, slug: string, mark: ChainedMark): Promise<void>;
  /** How much hangs on a session of a product. */
  countUses(
    tenancy: Tenancy,
    productSlug: string,
    mean: string,
  ): Promise<{ readonly slots: number; readonly enrolments: number; readonly signatures: number }>;
}
