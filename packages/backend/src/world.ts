// Knows everything that the use cases stand on, in one place; each takes the part that it needs.
import type { CourseCache } from "./learniz/course-cache.ts";
import type {
  Clients,
  Clock,
  Dice,
  DocumentStore,
  Documents,
  Histories,
  LoginFailures,
  Packager,
  PasswordHasher,
  Perimeters,
  Products,
  ProgressKeeper,
  Sessions,
  TokenIssuer,
  Users,
} from "./ports/index.ts";

export interface World {
  readonly clients: Clients;
  readonly users: Users;
  readonly sessions: Sessions;
  readonly loginFailures: LoginFailures;
  readonly products: Products;
  readonly perimeters: Perimeters;
  readonly progress: ProgressKeeper;
  readonly histories: Histories;
  readonly documents: Documents;
  readonly documentStore: DocumentStore;
  readonly tokens: TokenIssuer;
  readonly passwords: PasswordHasher;
  readonly packager: Packager;
  readonly clock: Clock;
  readonly dice: Dice;
  readonly courses: CourseCache;
  /** Where browsers find the platform, without a slash at the end. */
  readonly publicUrl: string;
}
