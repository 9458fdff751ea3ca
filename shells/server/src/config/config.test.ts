// Knows that a wrong setting stops the start with its name, and without a secret.
import { describe, expect, test } from "vitest";
import { readConfig } from "./config.ts";

describe("decisions 1: a wrong variable is named", () => {
  test.each([
    ["PORT", { PORT: "web" }],
    ["PORT", { PORT: "70000" }],
    ["PUBLIC_URL", { PUBLIC_URL: "learn.example" }],
    ["PUBLIC_URL", { PUBLIC_URL: "ftp://learn.example" }],
    ["PUBLIC_URL", { PUBLIC_URL: "https://learn.example/sub" }],
    ["PLAYER_HOST", { PLAYER_HOST: "learn.example" }],
    ["PLAYER_HOST", { PLAYER_HOST: "*" }],
    ["PLAYER_HOST", { PLAYER_HOST: "https://*.learn.example" }],
    ["PLAYER_HOST", { PLAYER_HOST: "*.learn.example/x" }],
    ["OUTPUT_ROUTE", { OUTPUT_ROUTE: "//elsewhere.example" }],
    ["OUTPUT_ROUTE", { OUTPUT_ROUTE: "javascript:alert(1)" }],
    ["OUTPUT_ROUTE", { OUTPUT_ROUTE: "https://a:S3CRET@www.example" }],
    ["DATABASE_URL", { DATABASE_URL: "nope-S3CRET" }],
    ["DATABASE_URL", { DATABASE_URL: "mysql://a:S3CRET@127.0.0.1/x" }],
    ["DATABASE_CONNECTIONS", { DATABASE_CONNECTIONS: "1" }],
    ["DATABASE_CONNECTIONS", { DATABASE_CONNECTIONS: "many" }],
    ["LOG_LEVEL", { LOG_LEVEL: "loud" }],
    ["TRUST_PROXY", { TRUST_PROXY: "maybe" }],
    ["IN_HOUSE_CLIENTS", { IN_HOUSE_CLIENTS: "one,two,three" }],
    ["IN_HOUSE_CLIENTS", { IN_HOUSE_CLIENTS: "No Slug" }],
    ["EMBED_HOSTS", { EMBED_HOSTS: "https://films.example" }],
    ["EMBED_HOSTS", { EMBED_HOSTS: "films.example; script-src *" }],
    ["EMBED_HOSTS", { EMBED_HOSTS: "*.films.example" }],
    ["EMBED_HOSTS", { EMBED_HOSTS: "films.example/path" }],
    ["EMBED_HOSTS", { PUBLIC_URL: "https://learn.example", EMBED_HOSTS: "learn.example" }],
    ["EMBED_HOSTS", { CONTENT_ORIGIN: "https://content.example", EMBED_HOSTS: "content.example" }],
    ["SPEECH_SCRIPT", { SPEECH_SCRIPT: "voice.example/reader.js" }],
    ["SPEECH_SCRIPT", { SPEECH_SCRIPT: "http://voice.example/reader.js" }],
    ["SPEECH_SCRIPT", { SPEECH_SCRIPT: "https://a:S3CRET@voice.example/reader.js" }],
    ["SPEECH_SCRIPT", { SPEECH_SCRIPT: "https://voice.example/reader.js; script-src *" }],
    ["SPEECH_SCRIPT", { SPEECH_SCRIPT: "javascript:alert(1)" }],
    ["SPEECH_SCRIPT", { SPEECH_SCRIPT: "https://{clientId}.voice.example/reader.js" }],
    ["ADMIN_PASSWORD", { ADMIN_LOGIN: "ada" }],
    ["ADMIN_LOGIN", { ADMIN_PASSWORD: "S3CRET" }],
    ["SMTP_URL", { SMTP_URL: "mail-S3CRET" }],
    ["SMTP_URL", { SMTP_FROM: "a@example.org" }],
    ["IDLE_PAUSE", { IDLE_PAUSE: "soon" }],
    ["IDLE_PAUSE", { IDLE_PAUSE: "-1" }],
    ["UPLOAD_LIMIT", { UPLOAD_LIMIT: "3000" }],
    ["UPLOAD_LIMIT", { UPLOAD_LIMIT: "1.5" }],
    ["CLIENT_UPLOAD_LIMIT", { CLIENT_UPLOAD_LIMIT: "0" }],
    ["KEPT_DAYS", { KEPT_DAYS: "29" }],
    ["UPLOAD_PATIENCE", { UPLOAD_PATIENCE: "0" }],
    ["METRICS_PORT", { METRICS_PORT: "many" }],
    ["METRICS_PORT", { METRICS_PORT: "3001" }],
    ["METRICS_PORT", { METRICS_TOKEN: "S3CRET-that-nobody-asks" }],
    ["METRICS_TOKEN", { METRICS_PORT: "9464", METRICS_HOST: "0.0.0.0" }],
    ["METRICS_TOKEN", { METRICS_PORT: "9464", METRICS_TOKEN: "S3CRET" }],
    ["METRICS_TOKEN", { METRICS_PORT: "9464", METRICS_TOKEN: "S3CRET with blanks in it" }],
    ["SMTP_FROM", { SMTP_URL: "smtp://127.0.0.1", SMTP_FROM: "nobody" }],
  ])("%s in %j", (name, env) => {
    expect(() => readConfig(env)).toThrow(new RegExp(`^${name}\\b`));
    expect(() => readConfig(env)).not.toThrow(/S3CRET/);
  });

  test.each([
    [{}, null],
    [{ NODE_ENV: "production" }, 1_800],
    [{ NODE_ENV: "production", IDLE_PAUSE: "0" }, null],
    [{ IDLE_PAUSE: "5" }, 300],
  ])("§4.170 %j pauses after %s seconds", (env, seconds) => expect(readConfig(env).idleSeconds).toBe(seconds));

  test("what is right is taken as it stands", () => {
    const config = readConfig({
      PUBLIC_URL: "https://learn.example/",
      PLAYER_HOST: "*.Learn.example",
      OUTPUT_ROUTE: "https://www.example/bye",
      DATABASE_URL: "postgresql://a:b@127.0.0.1/x",
      LOG_LEVEL: " info ",
      TRUST_PROXY: "10.0.0.2, 192.168.0.0/16, loopback, fd00::/8",
      ADMIN_LOGIN: "ada",
      ADMIN_PASSWORD: "b",
      IN_HOUSE_CLIENTS: "acme, globex,",
      SPEECH_SCRIPT: " https://voice.example/{clientId}/reader.js?pids=wr ",
      EMBED_HOSTS: "Films.example, maps.example:8443,",
    });
    expect(config).toMatchObject({
      publicUrl: "https://learn.example",
      playerHosts: "https://*.learn.example",
      outputRoute: "https://www.example/bye",
      databaseUrl: "postgresql://a:b@127.0.0.1/x",
      logLevel: "info",
      trustProxy: "10.0.0.2, 192.168.0.0/16, loopback, fd00::/8",
      admin: { login: "ada", password: "b" },
      inHouseClients: ["acme", "globex"],
      speechScript: "https://voice.example/{clientId}/reader.js?pids=wr",
      embedHosts: ["films.example", "maps.example:8443"],
    });
    const socket = "postgres://a@/x?host=%2Fa%2Fsocket";
    expect(readConfig({ DATABASE_URL: socket }).databaseUrl).toBe(socket);
    expect(readConfig({ PLAYER_HOST: "*.localhost" }).playerHosts).toBe("http://*.localhost:3000");
    expect(readConfig({})).toMatchObject({
      playerHosts: null,
      outputRoute: null,
      embedHosts: [],
      speechScript: null,
      inHouseClients: [],
      trustProxy: false,
      admin: null,
      logLevel: "error",
    });
    const token = "a-long-enough-token";
    expect(readConfig({ METRICS_PORT: "9464" }).metrics).toEqual({ host: "127.0.0.1", port: 9464, token: null });
    expect(readConfig({ METRICS_PORT: "9464", METRICS_HOST: "0.0.0.0", METRICS_TOKEN: token }).metrics).toMatchObject({
      host: "0.0.0.0",
      token,
    });
    expect(readConfig({}).metrics).toBeNull();
    expect(readConfig({}).uploads).toEqual({ limit: 1_073_741_824, patience: 30_000, clientLimit: null });
    expect(readConfig({ CLIENT_UPLOAD_LIMIT: "3" }).uploads.clientLimit).toBe(3_145_728);
    expect([readConfig({}).keptDays, readConfig({ KEPT_DAYS: "90" }).keptDays]).toEqual([null, 90]);
    expect(readConfig({ UPLOAD_LIMIT: "2047", UPLOAD_PATIENCE: "5" }).uploads.limit).toBeLessThan(2 ** 31);
  });
});
