// Knows how a file of the server reaches the person's device.

/** Gives a file to the person: in a browser, as a download. */
export interface FileSaver {
  /** Begins at once, without loading the file into the page's memory; the device tells the person how it went. */
  fetch(file: { readonly name: string; readonly url: string }): void;
}
