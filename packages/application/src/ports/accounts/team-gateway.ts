// Knows what managers ask of the server about their people (decisions 2).
import type { Result } from "@academiz/domain/kernel";
import type { Trouble } from "../ground/trouble.ts";
import type { NamedProduct, PersonProduct } from "./person-pages.ts";

/** A person whom the caller manages. */
export interface Collaborator {
  readonly id: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string;
  /** False: their account is closed. */
  readonly active: boolean;
}
/** A person with their results, all products together: `time` in seconds, `averageScore` 0–100 or null. */
export interface CollaboratorRow extends Collaborator {
  readonly progress: {
    readonly started: number;
    /** Begun, and neither completed nor failed. */
    readonly underWay: number;
    readonly completed: number;
    readonly time: number;
    readonly averageScore: number | null;
    /** The number of products whose deadline has passed and that are not completed. */
    readonly late: number;
  };
}
/** Who is listed: by part of a name, a login or an e-mail, or only those who are late; pages from 1. */
export interface TeamCriteria {
  readonly query: string;
  readonly isLate: boolean;
  readonly order: "name" | "-name" | "late" | "-late";
  readonly page: number;
}
export interface TeamPage {
  readonly people: readonly CollaboratorRow[];
  readonly total: number;
  readonly size: number;
}
export interface CollaboratorProduct extends Omit<PersonProduct, "parts"> {
  /** ISO timestamp of the last reminder; null: none in the last 24 hours. */
  readonly remindedAt: string | null;
}
export interface CollaboratorPage extends Collaborator {
  /** By name. */
  readonly products: readonly CollaboratorProduct[];
  /** The products that could be given to them. */
  readonly others: readonly NamedProduct[];
}

/**
 * Of all people whom the caller manages: how many are late, and which of them had no reminder of a product in the last
 * 24 hours.
 */
export interface LateTeam {
  readonly people: number;
  readonly unreminded: number;
  /** A reminder for each of them and each product. */
  readonly reminders: number;
}

export interface TeamGateway {
  list(criteria: TeamCriteria): Promise<Result<TeamPage, Trouble>>;
  read(id: string): Promise<Result<CollaboratorPage, Trouble>>;
  /** By a notification and a mail. Fails with `reminder.too-soon`. */
  remind(
    id: string,
    reminder: { readonly product: string; readonly message: string },
  ): Promise<Result<unknown, Trouble>>;
  countLate(): Promise<Result<LateTeam, Trouble>>;
  /**
   * Reminds all late people of everything that they are late for. `left`: reminders that were too many for one call.
   */
  remindLate(message: string): Promise<Result<{ readonly people: number; readonly left: number }, Trouble>>;
  /** The person is told. Fails with `audience.full`. */
  give(id: string, product: string): Promise<Result<unknown, Trouble>>;
}
