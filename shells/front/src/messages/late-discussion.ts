// Knows that the discussion of a product is loaded after its page, with its words.
import { latePage } from "../late/late-page.ts";

export const Discussion = latePage(async () => (await import("./open-discussion.ts")).openDiscussion());
