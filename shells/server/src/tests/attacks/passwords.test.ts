// Knows that passwords, links and names cannot be guessed, and that guessing locks nobody out for long.
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { DEMO_PASSWORD } from "../../demo/people.ts";
import { bearer } from "../../testing/author.ts";
import { startTestServer, type TestServer } from "../../testing/start-test-server.ts";

const isLong = process.env["ACADEMIZ_LONG"] !== undefined;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({}, { forgets: true });
});
afterAll(() => server.close());
afterEach(() => void vi.restoreAllMocks());

const MINUTE = 60_000;
const signIn = (login: string, password: string, from = "10.2.0.1", headers: Record<string, string> = {}) =>
  server.app.inject({
    method: "POST",
    url: "/api/login_check",
    payload: { login, password },
    remoteAddress: from,
    headers,
  });
const ask = (login: string, headers: Record<string, string> = {}, from = "10.2.0.9") =>
  server.app.inject({
    method: "PATCH",
    url: `/api/admin/user/forgot-password/demo/${login}`,
    remoteAddress: from,
    headers,
  });
const told = (answer: { statusCode: number; json(): { detail: string } }) => [answer.statusCode, answer.json().detail];
async function readNewestMail(): Promise<string> {
  const headers = bearer((await server.signIn("demo_superadmin")).token);
  const { mails } = (await server.app.inject({ method: "GET", url: "/api/admin/mails", headers })).json();
  const one = await server.app.inject({ method: "GET", url: `/api/admin/mails/${mails[0].id}`, headers });
  return JSON.stringify(one.json());
}
async function askToken(login: string): Promise<string> {
  server.advance(MINUTE);
  await ask(login);
  await server.carryMails();
  return /#token=([\w.-]+)/.exec(await readNewestMail())?.[1] ?? "";
}
const reset = (token: string, password: unknown) =>
  server.app.inject({
    method: "PATCH",
    url: "/api/admin/user/reset-password",
    headers: bearer(token),
    payload: { password },
  });

describe("guessing passwords", () => {
  test("attack 18: one password at a multitude of logins is limited by the address, and nobody else is", {
    tags: "long",
  }, async () => {
    const verify = vi.spyOn(server.world.passwords, "verify").mockResolvedValue(false);
    const answers = [];
    for (let at = 0; at < 320; at += 20) {
      const guesses = Array.from({ length: 20 }, (_, one) =>
        signIn(`demo_user${at + one}`, "Summer-2026!", "10.2.0.2"),
      );
      answers.push(...(await Promise.all(guesses)));
    }
    const refused = answers.filter(({ statusCode }) => statusCode === 429);
    expect(answers.filter(({ statusCode }) => statusCode === 401).length).toBeLessThan(310);
    expect(refused.length).toBeGreaterThan(10);
    expect(Number(refused[0]?.headers["retry-after"])).toBeGreaterThan(10 * 60);
    expect(verify.mock.calls.length).toBeLessThan(310);
    verify.mockRestore();
    expect(told(await signIn("demo_admin", DEMO_PASSWORD, "10.2.0.2"))).toEqual([429, "login.too-many"]);
    expect((await signIn("demo_admin", DEMO_PASSWORD, "10.2.0.3")).statusCode).toBe(200);
    expect((await ask("nobody", {}, "10.2.0.2")).statusCode).toBe(204);
    server.advance(15 * MINUTE + 1_000);
    expect((await signIn("demo_admin", DEMO_PASSWORD, "10.2.0.2")).statusCode).toBe(200);
  });

  test("decisions 3: forty right passwords at once are forty sessions; of forty wrong ones no more than ten are tried", {
    tags: "long",
  }, async () => {
    const together = (password: string, from: string) =>
      Promise.all(Array.from({ length: 40 }, () => signIn("demo_author", password, from)));
    const right = await together(DEMO_PASSWORD, "10.2.0.6");
    expect(right.map(({ statusCode }) => statusCode)).toEqual(Array(40).fill(200));
    const verify = vi.spyOn(server.world.passwords, "verify");
    const wrong = (await together("Wrong-2026-word", "10.2.0.7")).map(({ statusCode }) => statusCode);
    expect(wrong.toSorted()).toEqual([...Array(10).fill(401), ...Array(30).fill(429)]);
    expect(verify).toHaveBeenCalledTimes(10);
    const mixed = await Promise.all([
      ...Array.from({ length: 9 }, () => signIn("demo_trainer", "Wrong-2026-word", "10.2.0.8")),
      ...Array.from({ length: 30 }, () => signIn("demo_trainer", DEMO_PASSWORD, "10.2.0.8")),
    ]);
    expect(mixed.slice(9).map(({ statusCode }) => statusCode)).toEqual(Array(30).fill(200));
  });

  test("attack 18: an address that a caller makes up in a header is not counted as theirs", async () => {
    const answers = [];
    for (let at = 0; at < 12; at += 1)
      answers.push(
        await signIn("demo_learner", "no", "10.2.0.4", { "x-forwarded-for": `10.3.0.${at}`, "x-real-ip": "1.1.1.1" }),
      );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([...Array(10).fill(401), 429, 429]);
    expect((await signIn("demo_learner", DEMO_PASSWORD, "10.2.0.5")).statusCode).toBe(200);
  });

  test("attack 18: whoever has a whole IPv6 network is one caller, as whoever has one IPv4 address", async () => {
    const guess = async (from: string) => (await signIn("demo_manager", "no", from)).statusCode;
    const answers: number[] = [];
    for (let at = 1; at <= 12; at += 1) answers.push(await guess(`2001:db8:1:2:${at}::${at}`));
    expect(answers).toEqual([...Array(10).fill(401), 429, 429]);
    expect(await guess("2001:db8:1:3::1")).toBe(401);
    const mapped: number[] = [];
    for (let at = 1; at <= 12; at += 1) mapped.push(await guess(at % 2 ? "10.2.0.9" : "::ffff:10.2.0.9"));
    expect(mapped).toEqual([...Array(10).fill(401), 429, 429]);
    const search = (at: number) =>
      server.app.inject({ url: `/api/perimeter/none-${at}`, remoteAddress: `2001:db8:1:4::${at.toString(16)}` });
    const found: number[] = [];
    for (let at = 1; at <= 102; at += 1) found.push((await search(at)).statusCode);
    expect(found).toEqual([...Array(100).fill(404), 429, 429]);
  });

  test("attack 19: a login that exists and one that does not are refused alike: in words, headers and time", {
    tags: "long",
  }, async () => {
    const shape = (answer: Awaited<ReturnType<typeof signIn>>) => ({
      body: { ...answer.json(), requestId: "" },
      headers: Object.keys(answer.headers).sort(),
    });
    const times: Record<string, number[]> = { demo_trainer: [], demo_nobody: [] };
    let shapes: ReturnType<typeof shape> | undefined;
    for (let round = 0; round < 50; round += 1) {
      for (const [login, of] of Object.entries(times)) {
        const from = performance.now();
        const answer = await signIn(login, "Wrong-2026-word", `10.4.${round}.1`);
        of.push(performance.now() - from);
        shapes ??= shape(answer);
        expect(shape(answer)).toEqual(shapes);
      }
    }
    const median = (of: readonly number[] = []) => [...of].sort((a, b) => a - b)[Math.floor(of.length / 2)] ?? 0;
    const ratio = median(times["demo_trainer"]) / median(times["demo_nobody"]);
    expect(ratio).toBeGreaterThan(0.6);
    expect(ratio).toBeLessThan(1.7);
  });
});

describe("mailed links", () => {
  test("attack 20: a link is good for its own user alone, and not as a session", async () => {
    const token = await askToken("learner");
    const other = await server.app.inject({
      method: "PATCH",
      url: "/api/admin/user/temporary/demo_admin",
      headers: bearer(token),
      payload: { password: "Grand-Soleil7-2026" },
    });
    expect(told(other)).toEqual([403, "scope.refused"]);
    const me = await server.app.inject({ method: "GET", url: "/api/me", headers: bearer(token) });
    expect(told(me)).toEqual([403, "scope.refused"]);
  });

  test("attack 21: whatever host, proxy or origin a request names, the mail leads to the platform's own address", async () => {
    server.advance(MINUTE);
    const evil = "evil.example";
    const headers = {
      host: evil,
      "x-forwarded-host": evil,
      "x-forwarded-proto": "http",
      forwarded: `host=${evil}`,
      "x-host": evil,
      origin: `https://${evil}`,
      referer: `https://${evil}/`,
    };
    expect((await ask("author", headers)).statusCode).toBe(204);
    await server.carryMails();
    const mail = await readNewestMail();
    expect(mail).toContain(`${server.config.publicUrl}/auth/reset-password?`);
    expect(mail).not.toContain("evil");
  });
});

describe("odd passwords", () => {
  test("attack 22: a megabyte is refused before anything is hashed, by each route that takes a password", async () => {
    const token = await askToken("learner");
    const verify = vi.spyOn(server.world.passwords, "verify");
    const hash = vi.spyOn(server.world.passwords, "hash");
    const huge = "Aa1-".repeat(262_144);
    const setup = { token: "x", clientSlug: "a", clientName: "a", login: "a", email: "a@b.example", locale: "en" };
    const post = (url: string, payload: object) => server.app.inject({ method: "POST", url, payload });
    expect((await reset(token, huge)).statusCode).toBe(422);
    expect((await signIn("demo_learner", huge)).statusCode).toBe(413);
    expect((await post("/api/setup", { ...setup, password: huge })).statusCode).toBe(413);
    expect((await reset(token, `Aa1-${"x".repeat(200)}`)).statusCode).toBe(422);
    expect(verify).not.toHaveBeenCalled();
    expect(hash).not.toHaveBeenCalled();
    vi.restoreAllMocks();
  });

  test.each([
    ["a hundred signs", `Aa1-${"x".repeat(96)}`],
    ["signs of four bytes", "Aa1-🐘🐘🐘🐘🐘🐘🐘🐘🐘🐘🐘🐘🐘🐘🐘🐘🐘🐘🐘🐘🐘🐘"],
    ["letters of other scripts", "Grüße-1-Ελλάδα"],
  ])("attack 22: with %s every sign counts, wherever it is taken", async (_, password) => {
    expect((await reset(await askToken("learner"), password)).statusCode).toBe(204);
    server.advance(15 * MINUTE);
    expect((await signIn("demo_learner", password)).statusCode).toBe(200);
    expect((await signIn("demo_learner", `${password.slice(0, -2)}zz`)).statusCode).toBe(401);
    expect((await signIn("demo_learner", password.slice(0, -2))).statusCode).toBe(401);
  });

  test("attack 22: one with a NUL is refused everywhere", async () => {
    const token = await askToken("manager");
    expect((await reset(token, "Grand-Soleil7\u0000-2026")).statusCode).toBe(422);
    expect((await signIn("demo_manager", `${DEMO_PASSWORD}\u0000`)).statusCode).toBe(422);
    expect((await signIn("demo_manager\u0000", DEMO_PASSWORD)).statusCode).toBe(422);
  });
});

describe("attack 36: guessing names", () => {
  const find = (slug: string, from: string) =>
    server.app.inject({ method: "GET", url: `/api/perimeter/${slug}`, remoteAddress: from });

  test("a stranger who looks for clients is stopped, told for how long, and nobody else is", async () => {
    const answers = [];
    for (let at = 0; at < 105; at += 1)
      answers.push(
        at % 2 === 0
          ? await find(`guess${at}`, "10.5.0.1")
          : await server.app.inject({
              method: "GET",
              url: `/api/admin/slug?slug=guess${at}`,
              remoteAddress: "10.5.0.1",
            }),
      );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([...Array(100).fill(404), ...Array(5).fill(429)]);
    const stopped = await find("atelier", "10.5.0.1");
    expect(told(stopped)).toEqual([429, "guesses.too-many"]);
    expect(Number(stopped.headers["retry-after"])).toBeGreaterThan(0);
    expect((await find("demo", "10.5.0.2")).statusCode).toBe(200);
    expect((await signIn("demo_author", DEMO_PASSWORD, "10.5.0.1")).statusCode).toBe(200);
    server.advance(15 * MINUTE);
    expect((await find("demo", "10.5.0.1")).statusCode).toBe(200);
  });

  test("who found their client before finds it again, whatever their network used up; no other is told of", async () => {
    expect((await find("demo", "10.5.1.1")).statusCode).toBe(200);
    for (let at = 0; at < 100; at += 1) await find(`guess${at}`, "10.5.1.1");
    const slugs = ["demo", "atelier", "guess1"];
    const codes = await Promise.all(slugs.map(async (slug) => (await find(slug, "10.5.1.1")).statusCode));
    expect(codes).toEqual([200, 429, 429]);
  });

  test("the look of an installed site tells no more clients than anything else does", { tags: "long" }, async () => {
    const nameAt = async (slug: string) =>
      (
        await server.app.inject({ method: "GET", url: `/manifest/${slug}.webmanifest`, remoteAddress: "10.5.2.1" })
      ).json().name;
    const own = await nameAt("nobody");
    for (let at = 0; at < 100; at += 1) expect(await nameAt(`guess${at}`)).toBe(own);
    expect(await nameAt("atelier")).toBe(own);
    expect((await find("atelier", "10.5.2.1")).statusCode).toBe(429);
  });

  test.runIf(isLong)("a learner who tries the slugs of others is stopped too, wherever they come from", async () => {
    const headers = bearer((await server.signIn("demo_author")).token);
    const codes: number[] = [];
    for (let at = 0; at < 1_010; at += 1) {
      const url = `/api/learniz/${String(at).padStart(10, "x")}`;
      codes.push(
        (await server.app.inject({ method: "GET", url, headers, remoteAddress: `10.6.0.${at % 250}` })).statusCode,
      );
    }
    expect([codes.filter((code) => code === 404).length, codes.at(-1)]).toEqual([1_000, 429]);
  });

  test("slugs and ids are drawn by the machine's own generator, never by Math.random", async () => {
    const headers = bearer((await server.signIn("demo_admin")).token);
    const random = vi.spyOn(Math, "random");
    const make = async (name: string) =>
      (await server.app.inject({ method: "POST", url: "/api/admin/learniz", headers, payload: { name } })).json().slug;
    const slugs = new Set<string>();
    for (let count = 0; count < 20; count += 1) slugs.add(await make("One name"));
    expect(slugs.size).toBe(20);
    for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9]{10}$/);
    expect(random).not.toHaveBeenCalled();
    random.mockRestore();
  });
});
