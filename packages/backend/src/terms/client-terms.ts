// Knows how administrators write the terms of use of their client: each change is a version of its own.
import type { ClientTermsAnswer } from "@academiz/contract";
import type { TermsTexts } from "@academiz/domain/clients";
import { succeed } from "@academiz/domain/kernel";
import { type Outcome, refuse } from "../ground/outcome.ts";
import { toIso } from "../ground/time.ts";
import type { World } from "../ground/world.ts";
import type { Actor } from "../ports/index.ts";

const NONE = { version: 0, texts: { fr: "", en: "" }, writtenAt: null };

export async function readClientTerms({ terms }: Pick<World, "terms">, actor: Actor): Outcome<ClientTermsAnswer> {
  return succeed((await terms.readNewest(actor)) ?? NONE);
}

export async function writeClientTerms(
  world: Pick<World, "transact" | "clock">,
  actor: Actor,
  { texts, before }: { readonly texts: TermsTexts; readonly before: number },
): Outcome<ClientTermsAnswer> {
  const tenancy = { clientId: actor.clientId };
  const stored = await world.transact(tenancy, async (inside): Promise<ClientTermsAnswer | null> => {
    // Held: nobody else writes a version meanwhile.
    await inside.clients.change(tenancy, () => ({}));
    const newest = (await inside.terms.readNewest(tenancy)) ?? NONE;
    if (newest.version !== before) return null;
    if (newest.texts.fr === texts.fr && newest.texts.en === texts.en) return newest;
    const next = { version: newest.version + 1, texts, writtenAt: toIso(world.clock.now()) };
    await inside.terms.add(tenancy, next);
    return next;
  });
  return stored ? succeed(stored) : refuse("organisation.changed");
}
