// Knows what administrators ask of the server about the people of their client.
import type { Affectation, Criterion } from "@academiz/domain/clients";
import type { Role } from "@academiz/domain/identity";
import type { Result } from "@academiz/domain/kernel";
import type { Trouble } from "../ground/trouble.ts";
import type { SitePlatform } from "./session-gateway.ts";

/** A person of the client, as its administrators see them. */
export interface ManagedPerson {
  readonly id: string;
  /** `{clientSlug}_{login}`. */
  readonly identifier: string;
  /** Without the client's slug. */
  readonly login: string;
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
  /** Null without a choice of their own. */
  readonly locale: string | null;
  /** The role with the fewest rights first. */
  readonly roles: readonly Role[];
  readonly active: boolean;
  /** They never chose a password of their own: they have not signed in yet. */
  readonly isInvited: boolean;
  /** Ids of their places. */
  readonly affectations: readonly string[];
  /** Labels of the criteria that they meet. */
  readonly criterias: readonly string[];
  /** The sessions of classrooms that they run as a trainer, as `keyMean` of the domain names them (§3.23). */
  readonly trainerMeans: readonly string[];
}

/** The fields of a person that are sent. */
export interface SentPerson extends Omit<ManagedPerson, "id" | "identifier" | "active" | "isInvited" | "locale"> {
  readonly locale: "fr" | "en" | null;
}
/** A new person; a password is a temporary one, which they replace at their first sign-in. */
export interface NewPerson extends SentPerson {
  readonly password?: string;
}

/**
 * Who is listed, and in which order. Each filter lets through people with one of its values; an empty one, everybody.
 */
export interface PeopleCriteria {
  /** Part of a name, a login or an e-mail, whatever the accents and capitals. */
  readonly query: string;
  readonly order: "name" | "-name" | "login" | "-login" | "email" | "-email";
  /** From 1. */
  readonly page: number;
  readonly roles: readonly Role[];
  /** Null: both open and closed accounts. */
  readonly isActive: boolean | null;
  readonly affectations: readonly string[];
  readonly criterias: readonly string[];
}
/** A page of the people of the client. */
export interface PeoplePage {
  readonly people: readonly ManagedPerson[];
  /** Of all pages that match. */
  readonly total: number;
}
/** The trees by which the people of a client are grouped. */
export interface ClientTrees {
  readonly affectations: readonly Affectation[];
  readonly criteria: readonly Criterion[];
}

/** A file as it arrives. */
export interface PeopleFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/**
 * The people of the client that the caller administers. Changing somebody above the caller fails as `forbidden` or
 * `invalid` with `role.refused`.
 */
export interface PeopleDirectory {
  /** @param limit people on a page */
  list(criteria: PeopleCriteria, limit: number): Promise<Result<PeoplePage, Trouble>>;
  read(id: string): Promise<Result<ManagedPerson, Trouble>>;
  /** The places and criteria that people can have. */
  readTrees(): Promise<Result<ClientTrees, Trouble>>;
  /**
   * Makes an account and mails its owner a link. Fails with `user.login-taken`, `password.invalid`, `validation`, and
   * `can_access.no_enough_place.nbUser` when the licence has no place left.
   */
  create(person: NewPerson): Promise<Result<ManagedPerson, Trouble>>;
  /** Another login ends their sessions. Fails with `user.login-taken`, `validation`. */
  change(id: string, person: SentPerson): Promise<Result<ManagedPerson, Trouble>>;
  /** Puts them in these places, by id, and in no others; nothing else changes. Fails with `validation`. */
  place(id: string, affectations: readonly string[]): Promise<Result<unknown, Trouble>>;
  /** Closes an account, which ends its sessions at once, or opens it again. Fails with `user.own-account`. */
  activate(id: string, isActive: boolean): Promise<Result<unknown, Trouble>>;
  /**
   * Sends the invitation again to somebody who never signed in; answers whether the mail is sent, or waits to be passed
   * on. Fails with `invitation.taken-up`, `invitation.unreachable`, `invitation.too-soon`.
   */
  invite(id: string): Promise<Result<"leave" | "stay", Trouble>>;
  /** Deletes all or none; their results stay, without a name. Fails with `user.own-account`, `not-found`. */
  remove(ids: readonly string[]): Promise<Result<unknown, Trouble>>;
  /**
   * The address that shows the platform as this person sees it; follow it at once, it works once. Nothing done there is
   * stored.
   */
  standIn(identifier: string, platform: SitePlatform): Promise<Result<string, Trouble>>;
  /** A file of all people that can be imported; importing it unchanged changes nothing. */
  write(format: "csv" | "xlsx"): Promise<Result<PeopleFile, Trouble>>;
}
