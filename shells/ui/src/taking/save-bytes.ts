// Knows how bytes in a page become a file on the person's device.

export function saveBytes(name: string, type: string, bytes: Uint8Array): void {
  const url = URL.createObjectURL(new Blob([new Uint8Array(bytes)], { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // The browser has read the address once the click is over.
  setTimeout(() => URL.revokeObjectURL(url));
}
