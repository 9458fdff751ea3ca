// Knows how passwords are hashed.

export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** With null (nobody has that login) it takes as long, and answers false. */
  verify(hash: string | null, password: string): Promise<boolean>;
}
