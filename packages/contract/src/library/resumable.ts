// Knows how large files are sent in parts, by the tus protocol 1.0.0 with the upload token (§7.64), beside the routes.

/**
 * Uploads begin below this address, at the name of the library (`/client`); there each has its own (`/client/{id}`).
 */
export const TUS_PATH = "/api/admin/upload";
/** Bytes from which a file is sent in parts. */
export const RESUMABLE_FROM = 20_000_000;
/** The least bytes of a part, except the last. */
export const LEAST_PART = 1_048_576;
