// Knows the format of a client's look.
import * as z from "zod/mini";

/** A client's look, unparsed: `readBrand` reads it. `colors` by their names, as they were typed. */
export const themeSchema = z.record(z.string(), z.unknown());
