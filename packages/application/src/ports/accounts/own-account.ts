// Knows what somebody asks of the server about their own account.
import type { Result } from "@academiz/domain/kernel";
import type { Trouble } from "../ground/trouble.ts";
import type { PeopleFile } from "../people/people-directory.ts";

/** Where somebody is signed in. */
export interface OpenSession {
  readonly id: string;
  /** As people call them, `Firefox` and `Windows`; null where that is not known. */
  readonly browser: string | null;
  readonly system: string | null;
  /** ISO timestamps. */
  readonly openedAt: string;
  readonly lastSeenAt: string;
  /** The one that asks. */
  readonly isCurrent: boolean;
}

/** Where one person is signed in, and how they are signed out there. */
export interface OpenSessions {
  list(): Promise<Result<readonly OpenSession[], Trouble>>;
  /** Fails as `not-found` for one that is over. */
  end(id: string): Promise<Result<unknown, Trouble>>;
  /** Every one, but for the one that asks. */
  endAll(): Promise<Result<unknown, Trouble>>;
}

/** One's own account. */
export interface OwnAccount {
  readonly sessions: OpenSessions;
  /** All that the platform keeps about oneself. */
  readData(): Promise<Result<PeopleFile, Trouble>>;
  /**
   * Erases the account; results stay, without a name. Fails with `password.wrong`, `login.too-many`,
   * `account.last-administrator`.
   */
  erase(password: string): Promise<Result<unknown, Trouble>>;
}
