// Knows how bytes in the page are downloaded as a file.

export function saveFile({ name, bytes }: { readonly name: string; readonly bytes: Uint8Array | string }): void {
  const part = typeof bytes === "string" ? bytes : new Uint8Array(bytes);
  const url = URL.createObjectURL(new Blob([part]));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
