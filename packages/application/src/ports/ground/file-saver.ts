// Knows how a file of the server reaches the person's device.

/** Gives a file to the person: a download, where there is a browser. */
export interface FileSaver {
  /** Begins at once, and passes through no memory of ours; how it went is between the device and the person. */
  fetch(file: { readonly name: string; readonly url: string }): void;
}
