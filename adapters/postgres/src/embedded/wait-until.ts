// Knows how to wait for a fact that does not announce itself.
import { setTimeout as delay } from "node:timers/promises";

/** Asks every 20 ms. @throws Error with `complaint` after `limit` milliseconds. */
export async function waitUntil(fact: () => Promise<boolean>, limit: number, complaint: string): Promise<void> {
  const end = Date.now() + limit;
  while (!(await fact())) {
    if (Date.now() > end) throw new Error(complaint);
    await delay(20);
  }
}
