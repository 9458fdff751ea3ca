// Knows how a browser fetches a file of the server to the device: it alone sees the bytes.

export function fetchFile({ name, url }: { readonly name: string; readonly url: string }): void {
  const anchor = document.createElement("a");
  anchor.href = url;
  anchor.download = name;
  anchor.click();
}
