// Knows where a chosen file is on the device, so that it can be read again: some browsers keep its place, others give
// the file as it was.

export interface FilePlace {
  readonly name: string;
  /** Rejects where the file is gone, or was changed and the browser no longer gives access to it. */
  getFile(): Promise<File>;
}
/** The data of a drop, before the browser clears them. */
export interface Dropped {
  readonly file: File;
  findPlace(): Promise<FilePlace>;
}

/** The file system functions of some browsers. */
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
  // Read at once: after the event the items are gone.
  const asked = item?.getAsFileSystemHandle?.();
  const findPlace = async () => {
    // A browser that refuses the place still gave the file, which is read as it was.
    const handle = await asked?.catch(() => null);
    return handle?.kind === "file" ? handle : placeFile(file);
  };
  return { file, findPlace };
}

/**
 * The browser's own picker, which remembers places; null where there is none. It answers null when it was cancelled.
 */
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
      // Cancelled.
      return null;
    }
  };
}
