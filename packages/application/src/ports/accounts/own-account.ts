// Knows what somebody asks of the server about their own account.
import type { DeviceKind } from "@academiz/domain/identity";
import type { Result } from "@academiz/domain/kernel";
import type { Trouble } from "../ground/trouble.ts";
import type { PeopleFile } from "../people/people-directory.ts";
import type { PersonAttendance } from "../people/person-attendance.ts";

/** Where somebody is signed in. */
export interface OpenSession {
  readonly id: string;
  /** As people call them, `Firefox` and `Windows`; null where that is not known. */
  readonly browser: string | null;
  readonly system: string | null;
  /** What kind of device it is; null where that is not known. */
  readonly kind: DeviceKind | null;
  /** ISO timestamps. */
  readonly openedAt: string;
  readonly lastSeenAt: string;
  /** The session of the caller. */
  readonly isCurrent: boolean;
}

/** Where one person is signed in, and how they are signed out there. */
export interface OpenSessions {
  list(): Promise<Result<readonly OpenSession[], Trouble>>;
  /** Fails as `not-found` for a session that has ended. */
  end(id: string): Promise<Result<unknown, Trouble>>;
  /** All sessions except the caller's. */
  endAll(): Promise<Result<unknown, Trouble>>;
}

/** The names of somebody, as others read them. */
export interface OwnNames {
  readonly firstname: string;
  readonly lastname: string;
}
/** Another password, chosen by who knows the present one. */
export interface OwnPasswordChange {
  /** The complete login of its owner. */
  readonly identifier: string;
  readonly currentPassword: string;
  readonly password: string;
}

/** The caller's own account. */
export interface OwnAccount {
  readonly sessions: OpenSessions;
  /** Answers the names as they are stored. */
  rename(names: OwnNames): Promise<Result<OwnNames, Trouble>>;
  /**
   * The sessions of the caller end, except the one that asks. Fails with `password.wrong`, `login.too-many`,
   * `password.invalid`, `same_password`.
   */
  changePassword(change: OwnPasswordChange): Promise<Result<unknown, Trouble>>;
  /** Everything that the platform keeps about the caller. */
  readData(): Promise<Result<PeopleFile, Trouble>>;
  /** What classrooms lose with the account. */
  readAttendance(): Promise<Result<PersonAttendance, Trouble>>;
  /**
   * Erases the account; results stay, without a name. Fails with `password.wrong`, `login.too-many`,
   * `account.last-administrator`.
   */
  erase(password: string): Promise<Result<unknown, Trouble>>;
}
