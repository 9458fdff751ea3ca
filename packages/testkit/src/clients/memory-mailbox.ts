// Knows the mails of a platform in memory.
import type { Mail, Mailbox } from "@academiz/application/ports";
import type { NetworkLine } from "./network/network-line.ts";

/** The mails that an administrator sees: `mails` newest first, not changed; `leaves` as the platform says it. */
export function createMemoryMailbox(line: NetworkLine, mails: readonly Mail[], leaves = false): Mailbox {
  return {
    list: (page, limit) =>
      line.pass("list", () => ({
        ok: true,
        value: {
          mails: mails
            .slice((page - 1) * limit, page * limit)
            .map(({ text: _text, hidesLink: _hides, identifier: _who, ...row }) => row),
          total: mails.length,
          leaves,
        },
      })),
    read: (id) =>
      line.pass("read", () => {
        const mail = mails.find((one) => one.id === id);
        return mail ? { ok: true, value: mail } : { ok: false, error: { kind: "not-found", detail: "not-found" } };
      }),
  };
}
