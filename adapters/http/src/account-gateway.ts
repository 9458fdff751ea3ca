// Knows how an account is set up or opened again over HTTP, by the token of a link instead of a session.
import type { AccountGateway } from "@academiz/application/ports";
import { account, system } from "@academiz/contract";
import { readTokenPayload } from "@academiz/domain/identity";
import type { ApiClient } from "./calls/api-client.ts";

export function createAccountGateway(api: ApiClient): AccountGateway {
  return {
    setUpPlatform: (body) => api.call(account.setUpPlatform, { body, tellsRefusals: true }),
    async choosePassword({ token, type, password }) {
      const payload = readTokenPayload(token);
      // A text that is not a token was cut on its way here: no server needs to be asked.
      if (!payload.ok) return { ok: false, error: { kind: "gone", detail: "link.invalid" } };
      const call = { body: { password }, linkToken: token, tellsRefusals: true };
      if (type !== "temporary-password") return api.call(account.resetPassword, call);
      return api.call(account.changeTemporaryPassword, { ...call, params: { id: payload.value.identifier } });
    },
    async checkLink(token) {
      if (!readTokenPayload(token).ok) return { ok: false, error: { kind: "gone", detail: "link.invalid" } };
      return api.call(account.checkAccountLink, { linkToken: token, tellsRefusals: true });
    },
    askLink: ({ platform, ...params }) =>
      api.call(account.askAccountLink, { params, query: { platform }, tellsRefusals: true }),
    async readMailing() {
      const answer = await api.call(system.health, { tellsRefusals: true });
      return answer.ok ? { ok: true, value: answer.value.mails } : answer;
    },
  };
}
