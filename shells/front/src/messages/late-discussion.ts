// Knows that the discussion of a product is loaded after its page, with its words.
import { late } from "@academiz/ui";

export const Discussion = late(async () => (await import("./open-discussion.ts")).openDiscussion());
