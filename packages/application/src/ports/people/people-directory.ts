// Knows what administrators ask of the server about the people of their client.
import type { Affectation, Criterion } from "@academiz/domain/clients";
import type { Role } from "@academiz/domain/identity";
import type { Result } from "@academiz/domain/kernel";
import type { Trouble } from "../ground/trouble.ts";
import type { SitePlatform } from "./session-gateway.ts";

/** Somebody of the client, as those who administer it see them. */
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
  /** The weakest first. */
  readonly roles: readonly Role[];
  readonly active: boolean;
  /** They never chose a password of their own: they did not come in yet. */
  readonly isInvited: boolean;
  /** Ids of the places where they stand. */
  readonly affectations: readonly string[];
  /** Labels of the criteria that they meet. */
  readonly criterias: readonly string[];
}

/** What is sent of somebody. */
export interface SentPerson extends Omit<ManagedPerson, "id" | "identifier" | "active" | "isInvited" | "locale"> {
  readonly locale: "fr" | "en" | null;
}
/** Somebody new; with a password, a temporary one that they replace at their first sign-in. */
export interface NewPerson extends SentPerson {
  readonly password?: string;
}

/** Who is listed, and in which order. Each filter lets through who has one of its values; an empty one, everybody. */
export interface PeopleCriteria {
  /** Part of a name, a login or an e-mail, whatever the accents and capitals. */
  readonly query: string;
  readonly order: "name" | "-name" | "login" | "-login" | "email" | "-email";
  /** From 1. */
  readonly page: number;
  readonly roles: readonly Role[];
  /** Null: whether their account is open or closed. */
  readonly isActive: boolean | null;
  readonly affectations: readonly string[];
  readonly criterias: readonly string[];
}
/** Some of the people of the client. */
export interface PeoplePage {
  readonly people: readonly ManagedPerson[];
  /** Of all pages that match. */
  readonly total: number;
}
/** The trees by which the people of a client are told apart. */
export interface ClientTrees {
  readonly affectations: readonly Affectation[];
  readonly criteria: readonly Criterion[];
}

/** A file as it comes. */
export interface PeopleFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/**
 * The people of the client that one administers. Who stands above the caller is changed by nobody below: fails as
 * `forbidden` or `invalid` with `role.refused`.
 */
export interface PeopleDirectory {
  /** @param limit people on a page */
  list(criteria: PeopleCriteria, limit: number): Promise<Result<PeoplePage, Trouble>>;
  read(id: string): Promise<Result<ManagedPerson, Trouble>>;
  /** Where people can stand, and by what they are told apart. */
  readTrees(): Promise<Result<ClientTrees, Trouble>>;
  /**
   * Makes an account and mails its owner a link. Fails with `user.login-taken`, `password.invalid`, `validation`, and
   * `can_access.no_enough_place.nbUser` when the licence has no place left.
   */
  create(person: NewPerson): Promise<Result<ManagedPerson, Trouble>>;
  /** Another login ends their sessions. Fails with `user.login-taken`, `validation`. */
  change(id: string, person: SentPerson): Promise<Result<ManagedPerson, Trouble>>;
  /** Puts them in these places, by id, and in no other; all else stays. Fails with `validation`. */
  place(id: string, affectations: readonly string[]): Promise<Result<unknown, Trouble>>;
  /** Closes an account, which ends its sessions at once, or opens it again. Fails with `user.own-account`. */
  activate(id: string, isActive: boolean): Promise<Result<unknown, Trouble>>;
  /**
   * Mails who never came in their link once more; answers whether mail leaves the platform, or waits to be passed on.
   * Fails with `invitation.taken-up`, `invitation.unreachable`, `invitation.too-soon`.
   */
  invite(id: string): Promise<Result<"leave" | "stay", Trouble>>;
  /** Their results stay, without a name. All or none. Fails with `user.own-account`, `not-found`. */
  remove(ids: readonly string[]): Promise<Result<unknown, Trouble>>;
  /** The address that shows the platform as this person sees it, at once and once; nothing is kept there. */
  standIn(identifier: string, platform: SitePlatform): Promise<Result<string, Trouble>>;
  /** A file of all of them, that can be imported; importing it unchanged changes nothing. */
  write(format: "csv" | "xlsx"): Promise<Result<PeopleFile, Trouble>>;
}
