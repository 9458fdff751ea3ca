// Knows the format of a picture's focal point, which stays in sight where it is cropped.
import * as z from "zod/mini";

const percent = z.number().check(z.gte(0), z.lte(100));

/** Percent of the picture, from its left and its top. */
export const focusSchema = z.object({ x: percent, y: percent });
