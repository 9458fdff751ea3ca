// Knows that an empty platform in production gets its first administrator by a link of its own, once.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { prepareData } from "../../operation/prepare-data.ts";
import { startTestServer, type TestServer } from "../../testing/start-test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ NODE_ENV: "production" });
});
afterAll(() => server.close());

const FORM = {
  clientSlug: "acme",
  clientName: "Acme & Co",
  login: "ada",
  email: "ada@acme.example",
  locale: "en",
  password: "Grand-Soleil7-2026",
};
const submit = (token: string, change: Partial<typeof FORM> = {}) =>
  server.app.inject({ method: "POST", url: "/api/setup", payload: { ...FORM, ...change, token } });
/** What another start of the server would print. */
async function startAgain(): Promise<string> {
  const { setupLink } = await prepareData(server.config, server.world);
  return setupLink?.split("#token=")[1] ?? "";
}

describe("decisions 1: the first administrator in production", () => {
  test.each([
    ["ada", "Short-1", "ADMIN_PASSWORD is refused: it has to have 12 to 128 characters."],
    ["ada", "GRAND-SOLEIL7-2026", "ADMIN_PASSWORD is refused: it has no letter of a to z."],
    ["ada", "grand-soleil7-2026", "ADMIN_PASSWORD is refused: it has no letter of A to Z."],
    ["ada", "Grand-Soleil-Bleu", "ADMIN_PASSWORD is refused: it has no digit."],
    ["ada", "GrandSoleil72026", "ADMIN_PASSWORD is refused: it has nothing but unaccented letters and digits."],
    ["Soleil", "Grand-Soleil7-2026", "ADMIN_PASSWORD is refused: it has four characters in a row of ADMIN_LOGIN."],
    ["ada", "Password123!", "ADMIN_PASSWORD is refused: it is one of those that everyone tries first."],
    [
      "a b",
      "Grand-Soleil7-2026",
      "ADMIN_LOGIN is refused: a login has letters, digits and . _ - @ + ' alone, no blanks.",
    ],
  ])("§5.4–§5.17 %s with %s: it does not start, and one sentence says which rule", async (login, password, words) => {
    const refused = prepareData({ ...server.config, admin: { login, password } }, server.world);
    await expect(refused).rejects.toThrow(new Error(words));
    expect(await server.world.clients.areNone()).toBe(true);
  });

  test("nobody is there, and each start prints a new link that ends the one before", async () => {
    expect(await server.world.clients.areNone()).toBe(true);
    const [older, newer] = [await startAgain(), await startAgain()];
    expect(newer).not.toBe(older);
    const refused = await submit(older);
    expect([refused.statusCode, refused.json().detail]).toEqual([410, "link.invalid"]);
    expect((await submit("x")).statusCode).toBe(410);
    expect(await server.world.clients.areNone()).toBe(true);
  });

  test("a login that nobody may have is refused, and the link stays", async () => {
    const token = await startAgain();
    for (const login of ["a\r\nb", "a b", "\u202eada", "<b>"]) {
      const refused = await submit(token, { login });
      expect([login, refused.statusCode, refused.json().detail]).toEqual([login, 422, "validation"]);
    }
    expect(await server.world.clients.areNone()).toBe(true);
  });

  test("§5.5 §5.17 a weak password is refused and the link stays; then one of two at once makes the administrator, and no link is left", async () => {
    const token = await startAgain();
    for (const password of ["short", "Only-Letters-Here", "Xx-ada.lovelace-1"])
      expect((await submit(token, { password, login: "ada.lovelace" })).json().detail).toBe("password.invalid");
    const answers = await Promise.all([submit(token), submit(token, { clientSlug: "other" })]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410]);
    const made = answers.find(({ statusCode }) => statusCode === 200)?.json();
    const payload = { login: made.identifier, password: FORM.password };
    const signedIn = await server.app.inject({ method: "POST", url: "/api/login_check", payload });
    const claims = JSON.parse(Buffer.from(signedIn.json().token.split(".")[1], "base64url").toString());
    expect(claims).toMatchObject({ clt: made.clientSlug, roles: ["ROLE_SUPER_ADMIN"] });
    const first = await server.world.users.findByIdentifier(made.identifier);
    const events = first && (await server.world.accountEvents.list(first, first.id, new Date(0).toISOString()));
    expect(events).toMatchObject([{ kind: "created", by: null }]);
    expect((await submit(token)).statusCode).toBe(410);
    expect(await startAgain()).toBe("");
  });
});
