// Knows how a file that was made reaches the person's device.

/** Gives a file to the person: a download, where there is a browser. */
export interface FileSaver {
  /** At once; how it went is between the device and the person. */
  save(file: { readonly name: string; readonly bytes: Uint8Array }): void;
}
