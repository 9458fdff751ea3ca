// Knows how a test reads the files of a package: with the cookie that a launch earns.
import { issuePackagePass } from "@academiz/backend";
import type { TestServer } from "./start-test-server.ts";

interface Launched {
  readonly contentUrl: string;
  readonly pass: string;
}

/** As the page of the content origin earns it. */
export async function earnPackageCookie(server: TestServer, { contentUrl, pass }: Launched): Promise<string> {
  const answer = await server.content.inject({ method: "POST", url: new URL(contentUrl).pathname, payload: { pass } });
  if (answer.statusCode !== 204) throw new Error(answer.body);
  return String(answer.headers["set-cookie"]).split(";", 1)[0] ?? "";
}

/** The cookie of any bytes, for the user of this token, as if these were the package of the perimeter. */
export async function givePackageCookie(server: TestServer, token: string, slug: string, key: string): Promise<string> {
  const actor = await server.world.tokens.readAccess(token, server.world.clock.now());
  if (!actor.ok) throw new Error(actor.error);
  return `package=${issuePackagePass(server.world, actor.value, { slug, key })}`;
}
