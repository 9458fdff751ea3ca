// Knows how large files come part by part, by the tus protocol 1.0.0 with the upload token (§7.64), beside the routes.

/** Where an upload is begun below a shelf, and where each has its own address: `/client/{id}`. */
export const TUS_PATH = "/api/admin/upload";
/** Bytes: what is larger comes part by part. */
export const RESUMABLE_FROM = 20_000_000;
/** Bytes: a part is not smaller, but for the last. */
export const LEAST_PART = 1_048_576;
