// Knows how a text becomes a file of the person, without a server.

export function saveText(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // The browser has taken what it needs once the click is through.
  setTimeout(() => URL.revokeObjectURL(url));
}
