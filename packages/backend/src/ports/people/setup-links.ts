// Knows how the one-time link of an empty platform is kept: hashed, the newest alone (decisions 1).

export interface SetupLinks {
  /** The older ones die. */
  replace(hash: string, now: string): Promise<void>;
  isOpen(hash: string): Promise<boolean>;
  /** Uses it up. Of two calls at once, one is answered true. */
  use(hash: string): Promise<boolean>;
}
