// Knows that the server says where it is, and shows demo logins only where the demo stands.
import { describe, expect, test } from "vitest";
import { readConfig } from "../config/config.ts";
import { isSameSite, nameContentOrigin } from "../config/config-content.ts";
import { DEMO_PASSWORD } from "../demo/people.ts";
import { welcome } from "./welcome.ts";

const NOTHING = { hasDemo: false, setupLink: null, contentOrigin: "http://localhost:3001", isPlaceShared: true };
const database = { kind: "embedded", warning: null, ping: async () => undefined } as const;

describe("decisions 1: what an operator sets and sees", () => {
  test("addresses, data folder and, with the demo alone, its logins", () => {
    const config = readConfig({ PORT: "4000", DATA_DIR: "/data", PUBLIC_URL: "https://learn.example/" });
    const text = welcome(config, database, { ...NOTHING, hasDemo: true });
    for (const part of ["https://learn.example/admin/", "/data", DEMO_PASSWORD, "superadmin"])
      expect(text).toContain(part);
    expect(welcome(config, database, NOTHING)).not.toContain(DEMO_PASSWORD);
    const apart = welcome(config, database, { ...NOTHING, isPlaceShared: false });
    expect(apart).toContain("Warning: another server on this database keeps its documents elsewhere");
    expect(welcome(config, { ...database, warning: "slow" }, NOTHING)).toContain("Warning: slow");
    expect(welcome(config, database, NOTHING)).not.toContain("not used");
    const set = readConfig({ MERCURE_PROTOCOL: "1", MERCURE_KEY: "x", MERCURE_PUBLIC_URL: "" });
    expect(welcome(set, database, NOTHING)).toContain("not used by this version: MERCURE_PROTOCOL, MERCURE_KEY");
  });

  test("the second origin: beside the platform, or where the operator says", () => {
    const read = (env: Record<string, string>) => {
      const { content, publicUrl } = readConfig(env);
      return [content.port, nameContentOrigin(content, publicUrl, content.port || 5555)];
    };
    expect(read({})).toEqual([3001, "http://localhost:3001"]);
    expect(read({ PORT: "4000", PUBLIC_URL: "http://10.0.0.7:4000" })).toEqual([4001, "http://10.0.0.7:4001"]);
    expect(read({ PORT: "0" })).toEqual([0, "http://localhost:5555"]);
    expect(read({ CONTENT_PORT: "0" })).toEqual([0, "http://localhost:5555"]);
    expect(read({ CONTENT_ORIGIN: "https://content.example/" })).toEqual([3001, "https://content.example"]);
    expect(welcome(readConfig({}), database, NOTHING)).toContain("Content      http://localhost:3001");
    const https = { PUBLIC_URL: "https://learn.example" };
    expect(welcome(readConfig(https), database, NOTHING)).toContain("CONTENT_ORIGIN is not set");
    const set = readConfig({ ...https, CONTENT_ORIGIN: "https://content.example" });
    expect(welcome(set, database, NOTHING)).not.toContain("not set:");
  });

  test("the second origin is best of the site of the platform: of another one browsers keep its cookies away", () => {
    const learn = "https://learn.example.org";
    expect(isSameSite("https://content.example.org", learn)).toBe(true);
    expect(isSameSite("https://learn.example.org:3001", learn)).toBe(true);
    expect(isSameSite("http://10.0.0.7:3001", "http://10.0.0.7:3000")).toBe(true);
    expect(isSameSite("http://localhost:3001", "http://localhost:3000")).toBe(true);
    for (const other of ["http://content.example.org", "https://content.example.net", "https://10.0.0.7"])
      expect([other, isSameSite(other, learn)]).toEqual([other, false]);
    // A domain under which everybody may have a name is not a site.
    expect(isSameSite("https://a.github.io", "https://b.github.io")).toBe(false);
    const config = readConfig({ PUBLIC_URL: learn, CONTENT_ORIGIN: "https://content.example.net" });
    const told = (contentOrigin: string) => welcome(config, database, { ...NOTHING, contentOrigin });
    expect(told("https://content.example.net")).toContain("is another site than https://learn.example.org");
    expect(told("https://content.example.org")).not.toContain("another site");
  });

  test("documents: the bucket that they lie in, without its key", () => {
    const keys = { S3_ACCESS_KEY_ID: "key-id", S3_SECRET_ACCESS_KEY: "hush" };
    const set = readConfig({ S3_BUCKET: "files", S3_ENDPOINT: "https://s3.example", ...keys });
    expect(welcome(set, database, NOTHING)).toContain("the bucket files");
    expect(welcome(set, database, NOTHING)).not.toMatch(/hush|key-id/);
  });

  test("mail: where it leaves, without its password, or where it is read; the link of a first administrator", () => {
    const leaving = readConfig({ SMTP_URL: "smtp://me:hush@mail.example:587" });
    expect(welcome(leaving, database, NOTHING)).toContain("mail.example:587");
    expect(welcome(leaving, database, NOTHING)).not.toContain("hush");
    expect(leaving.mail?.from).toBe("Academiz <no-reply@localhost>");
    expect(welcome(readConfig({}), database, NOTHING)).toContain("/admin/mails");
    expect(welcome(leaving, database, { ...NOTHING, setupLink: "https://x/#y" })).toContain("https://x/#y");
  });

  test.each([
    { PORT: "x" },
    { PORT: "70000" },
    { PUBLIC_URL: "nowhere" },
    { CONTENT_PORT: "x" },
    { CONTENT_PORT: "70000" },
    { CONTENT_PORT: "3000" },
    { CONTENT_PORT: "", PORT: "65535" },
    { CONTENT_ORIGIN: "content.example" },
    { CONTENT_ORIGIN: "https://content.example/path" },
    { CONTENT_ORIGIN: "https://learn.example", PUBLIC_URL: "https://learn.example/" },
    { CONTENT_PORT: "4000", PUBLIC_URL: "http://localhost:4000" },
    { SMTP_URL: "mail.example" },
    { SMTP_FROM: "nobody", SMTP_URL: "smtp://mail.example" },
  ])("%j is refused by its name", (env) => {
    expect(() => readConfig(env as Record<string, string>)).toThrow(Object.keys(env)[0] ?? "");
  });

  test("an empty variable is one that is not set", () => {
    expect(readConfig({ PORT: "", DATABASE_URL: " ", ADMIN_LOGIN: "" })).toMatchObject({ port: 3000, admin: null });
    expect(readConfig({ DATABASE_URL: "" })).not.toHaveProperty("databaseUrl");
  });
});
