// Knows that the addresses of the server name the port that it listens on, also where the system chooses it.
import { once } from "node:events";
import { createServer } from "node:net";
import { expect, test } from "vitest";
import { readConfig } from "../config/config.ts";
import { settlePort } from "./settle-port.ts";

test("decisions 1: with PORT=0 a free port is found, and every address names it; CONTENT_PORT stays free", async () => {
  const config = readConfig(await settlePort({ PORT: " 0 " }));
  expect(config.port).toBeGreaterThan(0);
  expect(config.publicUrl).toBe(`http://localhost:${config.port}`);
  expect(config.content.port).toBe(0);
  const listening = createServer().listen(config.port, config.host);
  await once(listening, "listening");
  listening.close();
  expect(readConfig(await settlePort({ PORT: "0", CONTENT_PORT: "4001" })).content.port).toBe(4001);
});

test.each([
  {},
  { PORT: "" },
  { PORT: "4000" },
  { PORT: "web" },
  { PORT: "0", PUBLIC_URL: "https://learn.example.org" },
])("decisions 1: %j stays as it is", async (env) => {
  expect(await settlePort(env)).toBe(env);
});

test("decisions 1: a HOST that this machine does not have is reported, not waited for", async () => {
  await expect(settlePort({ PORT: "0", HOST: "192.0.2.1" })).rejects.toMatchObject({ code: "EADDRNOTAVAIL" });
});
