// Knows how a file that was made reaches the person's device.

export interface FileSaver {
  save(file: { readonly name: string; readonly bytes: Uint8Array }): void;
}
