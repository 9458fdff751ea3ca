// Knows how a client of the demo comes to have one of everything.
import { bearer, publishCourse } from "./author.ts";
import { call, type Scene } from "./route-case.ts";
import type { TestServer } from "./start-test-server.ts";

export async function setScene(server: TestServer, client: "demo" | "atelier", name: string): Promise<Scene> {
  const { slug, ...course } = await publishCourse(server, (await server.signIn(`${client}_author`)).token, name);
  const listed = await call(server, "listNotifications", {
    headers: bearer((await server.signIn(`${client}_learner`)).token),
  });
  server.advance(60_000);
  await call(server, "askAccountLink", { params: { clientSlug: client, login: "learner" } });
  await server.carryMails();
  const outbox = await call(server, "listMails", {
    headers: bearer((await server.signIn("demo_superadmin")).token),
  });
  const mail = outbox.json().mails.find(({ to }: { to: string }) => to === `learner@${client}.example`);
  const author = await server.world.users.findByIdentifier(`${client}_author`);
  const clientId = author?.clientId ?? "";
  return {
    client,
    clientId,
    product: slug,
    ...course,
    notification: listed.json().notifications[0].slug,
    mail: mail.id,
    user: (await server.world.users.findByIdentifier(`${client}_learner`))?.id ?? "",
  };
}

/** What nobody has. */
export const NOBODYS: Scene = {
  client: "zzzzzzzzzz",
  clientId: "00000000-0000-4000-8000-00000000000f",
  product: "zzzzzzzzzz",
  updatedAt: "2026-01-01T00:00:00.000Z",
  perimeter: "zzzzzzzzzz",
  notification: "zzzzzzzzzz",
  mail: "00000000-0000-4000-8000-00000000000f",
  user: "00000000-0000-4000-8000-00000000000f",
};
