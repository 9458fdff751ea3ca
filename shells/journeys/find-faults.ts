// Knows what axe finds wrong with a page as it stands.
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** Each fault with the elements that have it. */
export async function findFaults(page: Page): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
}
