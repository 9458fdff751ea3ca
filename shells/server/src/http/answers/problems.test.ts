// Knows which refusals an operator reads of in the log.
import type { FastifyReply } from "fastify";
import { expect, test, vi } from "vitest";
import { sendProblem } from "./problems.ts";

function reply() {
  const error = vi.fn();
  const itself: object = {};
  const answers = () => itself;
  Object.assign(itself, {
    request: { id: "1", log: { error } },
    ...{ hasHeader: () => false, header: answers, code: answers, type: answers, send: answers },
  });
  return { error, reply: itself as FastifyReply };
}

test("§2.25 §8.27 a link into a type without a player is an error in the log; what people ask for in vain is none", () => {
  const [missing, unknown] = [reply(), reply()];
  sendProblem(missing.reply, { code: "player.missing" });
  sendProblem(unknown.reply, { code: "not-found" });
  expect([missing.error.mock.calls.length, unknown.error.mock.calls.length]).toEqual([1, 0]);
});
