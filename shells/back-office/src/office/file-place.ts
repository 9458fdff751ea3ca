// Knows where a chosen file is on the device, so that it can be read again: some browsers keep its place, others give
// the file as it was.

export interface FilePlace {
  readonly name: string;
  /** Rejects where the file is there no more, or was changed and the browser does not give it again. */
  getFile(): Promise<File>;
}
/** What was dropped, before the browser takes it away. */
export interface Dropped {
  readonly file: File;
  findPlace(): Promise<FilePlace>;
}

/** What some browsers have. */
interface Places {
  showOpenFilePicker?(options: object): Promise<readonly FilePlace[]>;
}
interface PlacedItem {
  getAsFileSystemHandle?(): Promise<(FilePlace & { readonly kind: string }) | null>;
}

export const placeFile = (file: File): FilePlace => ({ name: file.name, getFile: async () => file });

/** Null where nothing of it is a file. */
export function readDropped({ files, items }: DataTransfer): Dropped | null {
  const file = files[0];
  if (!file) return null;
  const item: (DataTransferItem & PlacedItem) | undefined = items[0];
  // Asked for at once: after the event there are no items any more.
  const asked = item?.getAsFileSystemHandle?.();
  const findPlace = async () => {
    // A browser that refuses its place still gave the file, which is read as it was.
    const handle = await asked?.catch(() => null);
    return handle?.kind === "file" ? handle : placeFile(file);
  };
  return { file, findPlace };
}

/** The browser's own list of files, which keeps their places; null where it has none. It answers null when it was left. */
export function findPicker(window: Window & Places, accept: string): (() => Promise<FilePlace | null>) | null {
  const { showOpenFilePicker } = window;
  if (!showOpenFilePicker) return null;
  const endings = accept.split(",").filter((one) => one.startsWith("."));
  const type = accept.split(",").find((one) => one.includes("/")) ?? "*/*";
  return async () => {
    try {
      const [place] = await showOpenFilePicker.call(window, { types: [{ accept: { [type]: endings } }] });
      return place ?? null;
    } catch {
      // Left without a choice.
      return null;
    }
  };
}
