// Knows how bytes that a page holds become a file of the person's device.

export function saveBytes(name: string, type: string, bytes: Uint8Array): void {
  const url = URL.createObjectURL(new Blob([new Uint8Array(bytes)], { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // The browser has taken what it needs once the click is through.
  setTimeout(() => URL.revokeObjectURL(url));
}
