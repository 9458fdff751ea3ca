// Knows how somebody who is signed in gives their account a second factor, as their app and they would.
import { showCode } from "../../../../adapters/tokens/src/testing/show-code.ts";
import { DEMO_PASSWORD } from "../demo/people.ts";
import { bearer } from "./author.ts";
import { call } from "./route-case.ts";
import type { TestServer } from "./start-test-server.ts";

/** Answers its recovery codes, and a function for the app's code at a moment. */
export async function addSecondFactor(
  server: TestServer,
  token: string,
): Promise<{ readonly codes: readonly string[]; readonly show: (now: number) => string }> {
  const headers = bearer(token);
  const begun = await call(server, "beginSecondFactor", { headers, body: { password: DEMO_PASSWORD } });
  const { secret } = begun.json();
  const show = (now: number) => showCode(secret, now);
  const confirmed = await call(server, "confirmSecondFactor", {
    headers,
    body: { code: show(server.world.clock.now()) },
  });
  if (confirmed.statusCode !== 200) throw new Error(`not confirmed: ${confirmed.body}`);
  return { codes: confirmed.json().codes, show };
}
