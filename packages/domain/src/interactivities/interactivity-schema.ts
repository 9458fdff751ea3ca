// Knows how content stores each kind of interactivity (§3.129–§3.141): a new kind is a line here.
import * as z from "zod/mini";
import { attachmentSchema } from "./attachment/schema.ts";
import { cardModalSchema } from "./card-modal/schema.ts";
import { flipCardSchema } from "./flip-card/schema.ts";
import { gameSchema } from "./game/schema.ts";
import { textBoxSchema } from "./text-box/schema.ts";

/** An interactivity of any kind (§3.129–§3.141), told apart by its `type`, as zod reads it. */
export const interactivitySchema = z.discriminatedUnion("type", [
  textBoxSchema,
  gameSchema,
  flipCardSchema,
  cardModalSchema,
  attachmentSchema,
]);
