// Knows how a mail leaves by SMTP, and which refusals another try can lift.
import type { Mailer, MailTrouble } from "@academiz/backend/ports";
import { fail, succeed } from "@academiz/domain/kernel";
import { createTransport } from "nodemailer";

export interface MailerOptions {
  /** `smtp://user:password@host:port`, or `smtps://`. */
  readonly url: string;
  /** `Academiz <no-reply@example.org>` */
  readonly from: string;
  /** What Message-IDs end with: the platform's host name. */
  readonly domain: string;
}

/** Milliseconds. */
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 } as const;

export function createMailer({ url, from, domain }: MailerOptions): Mailer {
  // No text of a mail makes this server read a file or an address.
  const transport = createTransport({ url, ...PATIENCE, disableFileAccess: true, disableUrlAccess: true });
  return {
    async send({ id, to, subject, text, html }) {
      try {
        await transport.sendMail({ from, to, subject, text, html, messageId: `<${id}@${domain}>` });
        return succeed(undefined);
      } catch (error) {
        return fail(judge(error));
      }
    },
  };
}

/**
 * A mail that is refused for good (a 5xx for its address or its text) is not sent again; a refused login is for the
 * operator to mend.
 */
function judge(error: unknown): MailTrouble {
  const { code, responseCode, message } = error as Error & { code?: string; responseCode?: number };
  const isFinal = responseCode !== undefined && responseCode >= 500 && (code === "EENVELOPE" || code === "EMESSAGE");
  return { kind: isFinal ? "never" : "later", message };
}
