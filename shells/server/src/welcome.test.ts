// Knows that the server says where it is, and shows demo logins only where the demo stands.
import { describe, expect, test } from "vitest";
import { readConfig } from "./config.ts";
import { DEMO_PASSWORD } from "./demo/people.ts";
import { welcome } from "./welcome.ts";

const database = { kind: "embedded", warning: null, ping: async () => undefined } as const;

describe("decisions 1: what an operator sets and sees", () => {
  test("addresses, data folder and, with the demo alone, its logins", () => {
    const config = readConfig({ PORT: "4000", DATA_DIR: "/data", PUBLIC_URL: "https://learn.example/" });
    const text = welcome(config, database, true);
    for (const part of ["https://learn.example/admin/", "/data", DEMO_PASSWORD, "superadmin"])
      expect(text).toContain(part);
    expect(welcome(config, database, false)).not.toContain(DEMO_PASSWORD);
    expect(welcome(config, { ...database, warning: "slow" }, false)).toContain("Warning: slow");
    expect(welcome(config, database, false)).not.toContain("not used");
    const set = readConfig({ SMTP_URL: "smtp://mail.example", S3_BUCKET: "files", CONTENT_PORT: "" });
    expect(welcome(set, database, false)).toContain("not used by this version: SMTP_URL, S3_BUCKET");
  });

  test.each([{ PORT: "x" }, { PORT: "70000" }, { PUBLIC_URL: "nowhere" }])("%j is refused by its name", (env) => {
    expect(() => readConfig(env as Record<string, string>)).toThrow(Object.keys(env)[0] ?? "");
  });

  test("an empty variable is one that is not set", () => {
    expect(readConfig({ PORT: "", DATABASE_URL: " ", ADMIN_LOGIN: "a" })).toMatchObject({ port: 3000, admin: null });
    expect(readConfig({ DATABASE_URL: "" })).not.toHaveProperty("databaseUrl");
  });
});
