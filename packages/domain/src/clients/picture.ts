// Knows what a signature and a pictogram of a client may be.

/** A picture that stands for a client beside its logo. */
export type ClientPicture = "signature" | "picto";

/** Bytes: a mebibyte. */
export const CLIENT_PICTURE_LIMIT = 1_048_576;
/** Media types: pictures that run nothing. */
export const CLIENT_PICTURE_TYPES: readonly string[] = ["image/png", "image/jpeg", "image/webp"];
