// Knows what is shown of a client's signature and pictogram.
import type { ClientPicture } from "@academiz/domain/clients";
import type { SnapshotFrom } from "xstate";
import type { Trouble } from "../ports/index.ts";
import type { picturesMachine } from "./pictures.machine.ts";

/** What is shown of one picture. */
export interface PictureView {
  readonly isThere: boolean;
  readonly isBusy: boolean;
  /** Why it could not be read, replaced or removed. */
  readonly trouble: Trouble | null;
}
/** What is shown of both: the address of one, the bytes of the other. */
export interface PicturesView {
  readonly signature: PictureView & { readonly bytes: Uint8Array | null };
  readonly picto: PictureView & { readonly address: string | null };
}

/** The view of a snapshot of `picturesMachine`. Pure. */
export function connectPictures(snapshot: SnapshotFrom<typeof picturesMachine>): PicturesView {
  const { kept, signature, asked, trouble } = snapshot.context;
  const view = (picture: ClientPicture) => ({
    isBusy: snapshot.matches("sending") && asked?.picture === picture,
    trouble: trouble?.of === picture ? trouble : null,
  });
  return {
    signature: { ...view("signature"), isThere: kept.hasSignature, bytes: signature },
    picto: { ...view("picto"), isThere: kept.picto !== null, address: kept.picto },
  };
}
