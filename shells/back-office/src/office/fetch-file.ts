// Knows how the browser downloads a file from the server: the page does not see its bytes.

export function fetchFile({ name, url }: { readonly name: string; readonly url: string }): void {
  const anchor = document.createElement("a");
  anchor.href = url;
  anchor.download = name;
  anchor.click();
}
