// Knows which bytes of the document store are checked packages, of any client.

export interface PackageKeys {
  /** Some client has a package of these bytes. */
  has(key: string): Promise<boolean>;
}
