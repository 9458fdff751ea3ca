// Knows how the page of a product is given one action after the other, because it ignores those that come meanwhile.
import { fail, isSameJson, type Result, succeed } from "@academiz/domain/kernel";
import { type ActorRefFrom, type SnapshotFrom, waitFor } from "xstate";
import type { ProductContent, Trouble } from "../ports/index.ts";
import type { Saved } from "../saving/index.ts";
import type { ProductPageEvent, productPageMachine } from "./product-page.machine.ts";

/** A running `productPageMachine`. */
export type ProductPage = ActorRefFrom<typeof productPageMachine>;

const isIdle = (snapshot: SnapshotFrom<typeof productPageMachine>) =>
  snapshot.matches("ready") || snapshot.matches("failed");
/** The snapshot of the page when it became idle, whatever it does by now. */
const untilIdle = (page: ProductPage) => waitFor(page, isIdle);

/** Several may wait for the same page: the first makes it act again, and the others keep waiting. */
async function takeTurn<T>(page: ProductPage, act: () => T | Promise<T>): Promise<T> {
  while (!isIdle(page.getSnapshot())) await untilIdle(page);
  return act();
}

/** `tell` sends the action once the page is free. */
export const askPage = (page: ProductPage, tell: () => ProductPageEvent): Promise<void> =>
  takeTurn(page, () => page.send(tell()));

/**
 * Stores the given fields in place of those with the same names. In a conflict with somebody else's work, the page
 * keeps them until its author has chosen, and stores nothing more until then. `madeFrom`: the version that they are
 * based on, if that is not the open one.
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
