// Knows how a learner signs that they are there, where no code is needed (§7.131, attack 84).
import { canSign, readMeanRules, readSigningWindow } from "@academiz/domain/classiz";
import { succeed } from "@academiz/domain/kernel";
import { type Outcome, refuse } from "../../ground/outcome.ts";
import { toIso } from "../../ground/time.ts";
import type { Actor } from "../../ports/index.ts";
import { type Signed, type SigningWorld, signHeld } from "./sign-held.ts";

/** Only within the window in which the slot can be signed. */
export async function signSlot(
  world: SigningWorld,
  actor: Actor,
  slug: string,
): Outcome<Pick<Signed, "slug" | "signedAt">> {
  const now = world.clock.now();
  const signed = await signHeld(world, actor, slug, async (inside, slot) => {
    const product = await inside.products.read(actor.home, slot.productSlug);
    if (readMeanRules(product?.config, slot.mean).signing === "code") return refuse("slot.code-required");
    const window = readSigningWindow((await inside.clients.read(actor.home))?.config);
    const times = { startAt: Date.parse(slot.startAt), endAt: Date.parse(slot.endAt) };
    if (!canSign(times, window, now)) return refuse("slot.closed");
    return succeed({ at: toIso(now), arrivedAt: null, drawing: null });
  });
  return signed.ok ? succeed({ slug, signedAt: signed.value.signedAt }) : signed;
}
