// Knows how the page of a product is asked for one thing after the other: it passes over what comes meanwhile.
import { fail, isSameJson, type Result, succeed } from "@academiz/domain/kernel";
import { type ActorRefFrom, waitFor } from "xstate";
import type { ProductContent, Trouble } from "../ports/index.ts";
import type { Saved } from "../saving/index.ts";
import type { ProductPageEvent, productPageMachine } from "./product-page.machine.ts";

/** A running `productPageMachine`. */
export type ProductPage = ActorRefFrom<typeof productPageMachine>;

const untilIdle = (page: ProductPage) =>
  waitFor(page, (snapshot) => snapshot.matches("ready") || snapshot.matches("failed"));

/** `tell` says what is asked for, once the page is free for it. */
export async function askPage(page: ProductPage, tell: () => ProductPageEvent): Promise<void> {
  await untilIdle(page);
  page.send(tell());
}

/**
 * Stores what is written in the place of what stands under the same names. What met the work of somebody else stays at
 * hand in the page until its author chose: nothing more is stored till then.
 */
export async function savePageContent(page: ProductPage, content: ProductContent): Promise<Result<Saved, Trouble>> {
  const { context } = await untilIdle(page);
  if (context.refused) return fail({ kind: "conflict", detail: "waits-for-choice" });
  if (context.trouble) return fail(context.trouble);
  const stored = context.product?.content ?? {};
  if (Object.entries(content).every(([name, value]) => isSameJson(stored[name], value))) return succeed({});
  page.send({ type: "content.saved", content });
  const { actionTrouble } = (await untilIdle(page)).context;
  return actionTrouble ? fail(actionTrouble) : succeed({});
}
