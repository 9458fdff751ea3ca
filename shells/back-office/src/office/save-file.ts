// Knows how a browser saves a file that was made in the page.

export function saveFile({ name, bytes }: { readonly name: string; readonly bytes: Uint8Array }): void {
  const url = URL.createObjectURL(new Blob([bytes as Uint8Array<ArrayBuffer>]));
  const anchor = document.createElement("a");
  anchor.href = url;
  anchor.download = name;
  anchor.click();
  // The download has taken hold of the file once the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}
