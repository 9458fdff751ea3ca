// Knows which use case answers each route of one's own account.
import {
  beginSecondFactor,
  confirmSecondFactor,
  countOwnAttendance,
  endOtherSessions,
  endOwnSession,
  listOwnSessions,
  readOwnData,
  readSecondFactor,
  readSecondFactorOf,
  removeSecondFactor,
  renewRecoveryCodes,
  resetSecondFactor,
  type World,
} from "@academiz/backend";
import type { ownAccount } from "@academiz/contract";
import type { HandlersOf } from "../../http/serve-routes.ts";

export const handleOwnAccount = (world: World): HandlersOf<typeof ownAccount> => ({
  listOwnSessions: ({ actor }) => listOwnSessions(world, actor),
  endOwnSession: ({ actor, params }) => endOwnSession(world, actor, params.sessionId),
  endOtherSessions: ({ actor }) => endOtherSessions(world, actor),
  readOwnAttendance: ({ actor }) => countOwnAttendance(world, actor),
  readOwnData: ({ actor }) => readOwnData(world, actor),
  readSecondFactor: ({ actor }) => readSecondFactor(world, actor),
  readSecondFactorOf: ({ actor, params }) => readSecondFactorOf(world, actor, params.id),
  beginSecondFactor: ({ actor, body, address }) => beginSecondFactor(world, actor, { ...body, address }),
  confirmSecondFactor: ({ actor, body }) => confirmSecondFactor(world, actor, body.code),
  removeSecondFactor: ({ actor, body, address }) => removeSecondFactor(world, actor, { ...body, address }),
  renewRecoveryCodes: ({ actor, body, address }) => renewRecoveryCodes(world, actor, { ...body, address }),
  resetSecondFactor: ({ actor, params }) => resetSecondFactor(world, actor, params.id),
});
