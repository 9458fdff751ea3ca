// Knows how the operator of the platform removes a second factor where nobody else can: that of the last super
// administrator, or after the platform's secret was lost (0053).
import { succeed } from "@academiz/domain/kernel";
import { noteEvents } from "../account-events/index.ts";
import { type Outcome, refuse } from "../ground/outcome.ts";
import type { World } from "../ground/world.ts";
import { tellGuardFell } from "./tell-guard-fell.ts";

/** Refuses with `not-found`; `second-factor.off` where the account has none. */
export async function resetByOperator(
  world: Pick<World, "users" | "clock" | "dice" | "transact">,
  identifier: string,
): Outcome<undefined> {
  const user = await world.users.findByIdentifier(identifier);
  if (!user) return refuse("not-found");
  const home = { clientId: user.clientId };
  return world.transact(home, async (inside) => {
    if (!(await inside.secondFactors.remove(home, user.id))) return refuse("second-factor.off");
    await noteEvents(inside, world, home, null, [{ userId: user.id, kind: "second-factor-reset", detail: "operator" }]);
    await tellGuardFell(inside, world, home, user, "reset");
    return succeed(undefined);
  });
}
