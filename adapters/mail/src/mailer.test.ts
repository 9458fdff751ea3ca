// Knows that mails leave by SMTP as they were written, and what is reported when they do not, with a mail server that
// is not ours.
import { randomUUID } from "node:crypto";
import { afterEach, describe, expect, test, vi } from "vitest";
import { createMailer } from "./mailer.ts";
import { type SmtpProcess, startSmtp } from "./testing/start-smtp.ts";

let smtp: SmtpProcess | undefined;
afterEach(() => smtp?.end());

const mailerTo = (url: string) =>
  createMailer({ url, from: "Academiz <no-reply@school.example>", domain: "school.example" });
const mail = {
  id: randomUUID(),
  to: "ada@example.org",
  subject: "École : choisissez",
  text: "Bonjour Ada,\n\nhttps://school.example/#token=abc.def",
  html: "<p>Bonjour</p>",
  attempts: 1,
};
const decode = (raw: string) =>
  Buffer.from(
    raw
      .replace(/=\r\n/g, "")
      .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    "latin1",
  ).toString("utf8");

describe("decisions 1: mail by SMTP", () => {
  test("arrives with its sender, its words in both forms, and the same Message-ID each time", async () => {
    smtp = await startSmtp();
    const mailer = mailerTo(smtp.url);
    expect(await mailer.send(mail)).toEqual({ ok: true, value: undefined });
    expect(await mailer.send(mail)).toEqual({ ok: true, value: undefined });
    const { received } = smtp;
    await vi.waitUntil(() => received.length === 2);
    for (const { to, raw } of received) {
      expect(to).toEqual(["ada@example.org"]);
      expect(raw).toContain("From: Academiz <no-reply@school.example>");
      expect(raw).toContain(`Message-ID: <${mail.id}@school.example>`);
      expect(decode(raw)).toContain("https://school.example/#token=abc.def");
      expect(decode(raw)).toContain("<p>Bonjour</p>");
    }
  });

  test("attack 46: a name with a line break adds no header and no address", async () => {
    smtp = await startSmtp();
    await mailerTo(smtp.url).send({ ...mail, subject: "Hello\r\nBcc: eve@example.org" });
    const { received } = smtp;
    await vi.waitUntil(() => received.length === 1);
    expect(received[0]?.to).toEqual(["ada@example.org"]);
    expect(received[0]?.raw).not.toMatch(/^Bcc:/im);
  });

  test.each([
    ["mailbox", "never", "No such mailbox"],
    ["for-now", "later", "Try again later"],
  ] as const)("an address that is refused (%s) is to be tried again %s", async (refusing, kind, words) => {
    smtp = await startSmtp(refusing);
    const sent = await mailerTo(smtp.url).send(mail);
    expect(sent).toMatchObject({ ok: false, error: { kind, message: expect.stringContaining(words) } });
  });

  test("a mail server that is not there means another try", async () => {
    const gone = await startSmtp();
    await gone.end();
    expect(await mailerTo(gone.url).send(mail)).toMatchObject({ ok: false, error: { kind: "later" } });
  });
});
