// Knows that a clock that is put back by an hour opens nothing that was closed, and loses nobody's work.
import { applyScroll } from "@academiz/domain/progress";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { bearer, beginProgress, publishCourse } from "../../testing/author.ts";
import { startTestServer, type TestServer } from "../../testing/start-test-server.ts";

const HOUR = 3_600_000;
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterEach(() => server.advance(HOUR));
afterAll(() => server.close());

const refresh = (refreshToken: string) =>
  server.app.inject({ method: "POST", url: "/api/login_refresh", payload: { refreshToken } });
const get = (url: string, token: string) => server.app.inject({ method: "GET", url, headers: bearer(token) });
const at = (ahead: number) => new Date(server.world.clock.now() + ahead).toISOString();

describe("attack 90: the clock jumps back by an hour", () => {
  test("sessions go on; a refresh token that was used before is a stolen one all the same", async () => {
    const { token, refreshToken } = await server.signIn("demo_learner");
    const other = await server.signIn("demo_learner");
    const next = (await refresh(refreshToken)).json();
    server.advance(-HOUR);
    expect((await get("/api/me", token)).statusCode).toBe(200);
    expect((await refresh(other.refreshToken)).statusCode).toBe(200);
    expect((await refresh(refreshToken)).statusCode).toBe(401);
    expect((await refresh(next.refreshToken)).statusCode).toBe(401);
    expect((await server.signIn("demo_learner")).token).toBeTruthy();
  });

  test("a token that was over for more than the jump stays over, and none lives longer than its time and the jump", async () => {
    const { token } = await server.signIn("demo_learner");
    server.advance(HOUR + 16 * 60_000);
    expect((await get("/api/me", token)).json().detail).toBe("token.expired");
    server.advance(-HOUR);
    expect((await get("/api/me", token)).json().detail).toBe("token.expired");
  });

  test("decisions 8: a device whose clock is right, or ahead, goes on saving, and older saves still lose", async () => {
    const { token } = await server.signIn("demo_learner");
    const author = (await server.signIn("demo_author")).token;
    const { perimeter } = await publishCourse(server, author, "Course");
    const { course, progress } = beginProgress(
      (await get(`/api/learniz/${perimeter}`, token)).json().product.config,
      perimeter,
    );
    const begun = applyScroll(course, progress).progress;
    const save = async (eventDate: string, time: number) => {
      const url = `/api/learniz/${perimeter}/progress`;
      const payload = { progress: { ...begun, time, eventDate } };
      return (await server.app.inject({ method: "POST", url, headers: bearer(token), payload })).json();
    };
    const right = at(0);
    expect((await save(right, 1)).accepted).toBe(true);
    server.advance(-HOUR);
    // By the server's clock these are an hour ahead.
    const [later, latest] = [at(HOUR + 10_000), at(HOUR + 20_000)];
    expect((await save(later, 2)).accepted).toBe(true);
    expect((await save(latest, 3)).accepted).toBe(true);
    expect(await save(right, 4)).toMatchObject({ accepted: false, progress: { time: 3 } });
    expect((await get(`/api/learniz/${perimeter}`, token)).json().progress.time).toBe(3);
    server.advance(HOUR);
    expect((await save(at(30_000), 5)).accepted).toBe(true);
  });

  test("authors save and publish, and each publication has a date of its own", async () => {
    const { token } = await server.signIn("demo_author");
    const { slug, updatedAt } = await publishCourse(server, token, "Course");
    server.advance(-HOUR);
    const publish = async (version: string) =>
      (
        await server.app.inject({
          method: "PATCH",
          url: `/api/admin/learniz/publish/${slug}`,
          headers: bearer(token),
          payload: { updatedAt: version },
        })
      ).json();
    const second = await publish(updatedAt);
    const third = await publish(second.updatedAt);
    const dates = [updatedAt, second.updatedAt, third.updatedAt];
    expect(new Set(dates).size).toBe(3);
    expect([...dates].sort()).toEqual(dates);
    expect(third.publishedAt > second.publishedAt).toBe(true);
  });

  test("who forgot their password is sent a link, though one was sent in the hour that is to come", async () => {
    const ask = async () => {
      await server.app.inject({ method: "PATCH", url: "/api/admin/user/forgot-password/demo/learner" });
      await server.carryMails();
      return (await get("/api/admin/mails", (await server.signIn("demo_superadmin")).token)).json().mails.length;
    };
    expect(await ask()).toBe(1);
    server.advance(-HOUR);
    expect(await ask()).toBe(2);
  });
});
