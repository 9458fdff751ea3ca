// Knows how a form holds a picture: as the address of the stored one, or as the file that was chosen since.
import type { LibraryFile } from "@academiz/application/ports";

const CHOSEN = "document:";

export const writePicture = (file: LibraryFile | null): string =>
  file ? `${CHOSEN}${file.slug}#${file.name}#${file.url}` : "";

/** The name and the address to show; null without one. */
export function readPicture(value: string): { readonly name: string; readonly address: string } | null {
  if (value === "") return null;
  const [, name = "", ...address] = value.split("#");
  if (value.startsWith(CHOSEN)) return { name, address: address.join("#") };
  return { name: decodeURIComponent(value.split("/").at(-1) ?? ""), address: value };
}

/** The picture as it is sent. */
export const sendPicture = (value: string): string | null => (value === "" ? null : (value.split("#")[0] ?? null));
