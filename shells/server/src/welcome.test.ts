// Knows that the server says where it is, and shows demo logins only where the demo stands.
import { describe, expect, test } from "vitest";
import { readConfig } from "./config.ts";
import { DEMO_PASSWORD } from "./demo/people.ts";
import { welcome } from "./welcome.ts";

const NOTHING = { hasDemo: false, setupLink: null };
const database = { kind: "embedded", warning: null, ping: async () => undefined } as const;

describe("decisions 1: what an operator sets and sees", () => {
  test("addresses, data folder and, with the demo alone, its logins", () => {
    const config = readConfig({ PORT: "4000", DATA_DIR: "/data", PUBLIC_URL: "https://learn.example/" });
    const text = welcome(config, database, { hasDemo: true, setupLink: null });
    for (const part of ["https://learn.example/admin/", "/data", DEMO_PASSWORD, "superadmin"])
      expect(text).toContain(part);
    expect(welcome(config, database, NOTHING)).not.toContain(DEMO_PASSWORD);
    expect(welcome(config, { ...database, warning: "slow" }, NOTHING)).toContain("Warning: slow");
    expect(welcome(config, database, NOTHING)).not.toContain("not used");
    const set = readConfig({ MERCURE_PROTOCOL: "1", S3_BUCKET: "files", CONTENT_PORT: "" });
    expect(welcome(set, database, NOTHING)).toContain("not used by this version: MERCURE_PROTOCOL, S3_BUCKET");
  });

  test("mail: where it leaves, without its password, or where it is read; the link of a first administrator", () => {
    const leaving = readConfig({ SMTP_URL: "smtp://me:hush@mail.example:587" });
    expect(welcome(leaving, database, NOTHING)).toContain("mail.example:587");
    expect(welcome(leaving, database, NOTHING)).not.toContain("hush");
    expect(leaving.mail?.from).toBe("Academiz <no-reply@localhost>");
    expect(welcome(readConfig({}), database, NOTHING)).toContain("/api/admin/mails");
    expect(welcome(leaving, database, { hasDemo: false, setupLink: "https://x/#y" })).toContain("https://x/#y");
  });

  test.each([
    { PORT: "x" },
    { PORT: "70000" },
    { PUBLIC_URL: "nowhere" },
    { SMTP_URL: "mail.example" },
    { SMTP_FROM: "nobody", SMTP_URL: "smtp://mail.example" },
  ])("%j is refused by its name", (env) => {
    expect(() => readConfig(env as Record<string, string>)).toThrow(Object.keys(env)[0] ?? "");
  });

  test("an empty variable is one that is not set", () => {
    expect(readConfig({ PORT: "", DATABASE_URL: " ", ADMIN_LOGIN: "a" })).toMatchObject({ port: 3000, admin: null });
    expect(readConfig({ DATABASE_URL: "" })).not.toHaveProperty("databaseUrl");
  });
});
