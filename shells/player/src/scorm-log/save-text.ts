// Knows how a text is downloaded as a file, without a server.

export function saveText(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // The browser has read the address once the click is over.
  setTimeout(() => URL.revokeObjectURL(url));
}
