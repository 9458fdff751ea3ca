// Knows the views of all kinds that learners open one by one.
import type { FilesView } from "../attachment/view.ts";
import type { CardsView } from "../cards/view.ts";

/** What is shown of something that is opened one by one, told apart by its `kind`. */
export type PartsView = CardsView | FilesView;
