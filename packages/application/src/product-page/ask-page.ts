// Knows how the page of a product is asked for one thing after the other: it passes over what comes meanwhile.
import { fail, isSameJson, type Result, succeed } from "@academiz/domain/kernel";
import { type ActorRefFrom, type SnapshotFrom, waitFor } from "xstate";
import type { ProductContent, Trouble } from "../ports/index.ts";
import type { Saved } from "../saving/index.ts";
import type { ProductPageEvent, productPageMachine } from "./product-page.machine.ts";

/** A running `productPageMachine`. */
export type ProductPage = ActorRefFrom<typeof productPageMachine>;

const isIdle = (snapshot: SnapshotFrom<typeof productPageMachine>) =>
  snapshot.matches("ready") || snapshot.matches("failed");
/** As the page was when it became idle, whatever it does by now. */
const untilIdle = (page: ProductPage) => waitFor(page, isIdle);

/** Several wait for the same page: whoever comes on first has it act again, and the others wait on. */
async function takeTurn<T>(page: ProductPage, act: () => T | Promise<T>): Promise<T> {
  while (!isIdle(page.getSnapshot())) await untilIdle(page);
  return act();
}

/** `tell` says what is asked for, once the page is free for it. */
export const askPage = (page: ProductPage, tell: () => ProductPageEvent): Promise<void> =>
  takeTurn(page, () => page.send(tell()));

/**
 * Stores what is written in the place of what stands under the same names. What met the work of somebody else stays at
 * hand in the page until its author chose: nothing more is stored till then. `madeFrom`: the version that it was made
 * from, where that is not the one that is open.
 */
export const savePageContent = (
  page: ProductPage,
  content: ProductContent,
  madeFrom: string | null = null,
): Promise<Result<Saved, Trouble>> => takeTurn(page, () => sendContent(page, content, madeFrom));

async function sendContent(
  page: ProductPage,
  content: ProductContent,
  madeFrom: string | null,
): Promise<Result<Saved, Trouble>> {
  const { context } = page.getSnapshot();
  if (context.refused) return fail({ kind: "conflict", detail: "waits-for-choice" });
  if (context.trouble) return fail(context.trouble);
  const stored = context.product?.content ?? {};
  if (Object.entries(content).every(([name, value]) => isSameJson(stored[name], value))) return succeed({});
  page.send({ type: "content.saved", content, madeFrom });
  const { actionTrouble } = (await untilIdle(page)).context;
  return actionTrouble ? fail(actionTrouble) : succeed({});
}
