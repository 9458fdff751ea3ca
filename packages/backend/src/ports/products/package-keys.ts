// Knows which bytes of the document store are packages that were looked through, whose ever they are.

export interface PackageKeys {
  /** Some client has a package of these bytes. */
  has(key: string): Promise<boolean>;
}
