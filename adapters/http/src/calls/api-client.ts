// Knows how a route of the contract is called: address, tokens, one refresh, and failures as the ports name them.
import type { TokenStore, Trouble } from "@academiz/application/ports";
import {
  type AnswerOf,
  fillPath,
  type ParamsOf,
  type Route,
  type SentBodyOf,
  type SentQueryOf,
  session,
} from "@academiz/contract";
import { isTokenExpired, readTokenPayload, type TokenPair } from "@academiz/domain/identity";
import type { Result } from "@academiz/domain/kernel";
import { fetchWhole, type WholeResponse } from "./fetch-whole.ts";
import { readAnswer } from "./read-answer.ts";
import { readTrouble } from "./read-trouble.ts";

type Part<K extends string, T> = [T] extends [undefined] ? { readonly [P in K]?: undefined } : { readonly [P in K]: T };
export type CallOptions<R extends Route> = Part<"params", ParamsOf<R>> &
  Part<"query", SentQueryOf<R>> &
  Part<"body", SentBodyOf<R>> & {
    /** Sent in place of a body, where the route takes a form. */
    readonly form?: FormData;
    /** For the last call of a page that is going away. */
    readonly keepalive?: boolean;
    /** The token of a mailed link instead of the session's: nothing is refreshed, and when it ends no session does. */
    readonly linkToken?: string;
    /** The caller shows a refusal in place: nobody is led to the error page. */
    readonly tellsRefusals?: boolean;
  };

/** The options of a call whose route is known only at run time. */
interface AnyCall {
  readonly params?: Readonly<Record<string, unknown>> | undefined;
  readonly query?: Readonly<Record<string, unknown>> | undefined;
  readonly body?: unknown;
  readonly form?: FormData;
  readonly keepalive?: boolean;
  readonly linkToken?: string;
  readonly tellsRefusals?: boolean;
}

/** The part of an answer that says who gave it. */
export type ToldAnswer = Pick<Response, "status" | "headers">;

export interface ApiClientOptions {
  /** Origin and base path before `/api`; empty for the page's own origin. */
  readonly baseUrl: string;
  readonly tokens: TokenStore;
  /** The refresh failed, or there was nothing to refresh with (§4.12). */
  readonly onSessionLost: (message: string) => void;
  /** Still 401 after a refresh (§4.11). */
  readonly onUnauthorised: () => void;
  /** 503 (§8.2). */
  readonly onMaintenance: () => void;
  /** 403, 404 or 410 (§8.6). */
  readonly onRefused: (status: number) => void;
  /** Called in place of `onRefused` for a token that opens nothing until something is given, such as a code. */
  readonly onNarrowed?: (() => void) | undefined;
  /** Called with each answer, and the path of the address that was asked. */
  readonly onAnswer?: ((answer: ToldAnswer, path: string) => void) | undefined;
  /** Which platform calls, where its calls say so: outside production (§6.6). */
  readonly platform?: string | undefined;
}

export interface ApiClient {
  call<R extends Route>(route: R, options: CallOptions<R>): Promise<Result<AnswerOf<R>, Trouble>>;
}

/** The problem of a session in which something must be given first. */
function isWaiting(token: string): boolean {
  const payload = readTokenPayload(token);
  return payload.ok && (payload.value.scope === "second-factor" || payload.value.scope === "temporary-password");
}

function isOver(token: string): boolean {
  const payload = readTokenPayload(token);
  return payload.ok && payload.value.exp !== undefined && isTokenExpired(payload.value, Date.now() / 1000);
}

/** The problem of a link that somebody revoked. */
const REVOKED = "link.revoked";
/** The `detail` where a token opens less than what was asked for. */
const NARROWED = "scope.refused";

/** True for a failure that decides nothing: the session may still live, and the next call tries again. */
const isUndecided = (status: number): boolean => status >= 500 || status === 408 || status === 429;

/** @returns `api-client` whose calls never throw: every failure is a `Trouble`. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const { tokens } = options;
  let refreshing: Promise<Result<TokenPair, Trouble>> | null = null;
  let previousStatus = 0;
  /** A device whose clock takes a fresh token for an old one does not tell which tokens are over. */
  let isClockRight = true;

  /** Empty where nobody was there yet. */
  function findContentSlug(token: string | null): string {
    const payload = readTokenPayload(token ?? "");
    return tokens.readContentSlug() ?? (payload.ok ? payload.value.clt : "");
  }

  /** Null where there was no answer at all: the network, not the server. The port's word for it is `offline`. */
  function send(route: Route, call: AnyCall, token: string | null): Promise<WholeResponse | null> {
    const headers = new Headers({ accept: "application/json" });
    if (token !== null) headers.set("authorization", `Bearer ${token}`);
    if (options.platform) headers.set("platform", `${options.platform}:${findContentSlug(token)}`);
    return fetchWhole(options.baseUrl + fillPath(route, call.params), {
      method: route.method,
      headers,
      query: call.query,
      body: call.form ?? call.body,
      keepalive: call.keepalive ?? false,
    });
  }

  /** Refreshes once at a time; a pair that another tab has refreshed is taken as it is. */
  function refresh(usedToken: string): Promise<Result<TokenPair, Trouble>> {
    refreshing ??= refreshNow(usedToken).finally(() => {
      refreshing = null;
    });
    return refreshing;
  }

  async function refreshNow(usedToken: string): Promise<Result<TokenPair, Trouble>> {
    const stored = tokens.read();
    if (!stored) return loseSession("no access token or refresh token");
    if (stored.token !== usedToken) return { ok: true, value: stored };
    const response = await send(session.refresh, { body: { refreshToken: stored.refreshToken } }, null);
    if (!response || isUndecided(response.status)) {
      if (response) tellShell(response.status);
      return { ok: false, error: await readTrouble(response) };
    }
    if (response.status !== 200) {
      const { detail } = await readTrouble(response);
      return loseSession(detail === REVOKED ? REVOKED : "fail to refresh token");
    }
    const answer = await readAnswer(session.refresh, response);
    if (!answer.ok) return loseSession("fail to get refresh token");
    tokens.keep(answer.value);
    isClockRight = !isOver(answer.value.token);
    return answer;
  }

  function loseSession(message: string): Result<never, Trouble> {
    options.onSessionLost(message);
    return { ok: false, error: { kind: "session-lost", type: "ERROR_REFRESH_TOKEN", status: 401, detail: message } };
  }

  function tellShell(status: number, isToldInPlace = false): void {
    if (status === 503) options.onMaintenance();
    if (isToldInPlace) return;
    const isRefused = status === 403 || status === 404 || status === 410;
    if (isRefused && previousStatus !== 404) options.onRefused(status);
    previousStatus = status;
  }

  async function call(route: Route, callOptions: AnyCall): Promise<Result<unknown, Trouble>> {
    const { linkToken, tellsRefusals } = callOptions;
    const isBySession = route.admission.kind !== "public" && linkToken === undefined;
    let token = isBySession ? (tokens.read()?.token ?? null) : (linkToken ?? null);
    if (isBySession && token !== null && isClockRight && isOver(token)) {
      const renewed = await refresh(token);
      if (renewed.ok) token = renewed.value.token;
      else if (renewed.error.kind === "session-lost") return renewed;
    }
    let response = await send(route, callOptions, token);
    if (response?.status === 401 && isBySession) {
      const refreshed = await refresh(token ?? "");
      if (!refreshed.ok) return refreshed;
      response = await send(route, callOptions, refreshed.value.token);
      if (response?.status === 401) options.onUnauthorised();
    }
    if (response) options.onAnswer?.(response, fillPath(route, callOptions.params));
    if (response?.ok) return readAnswer(route, response);
    const trouble = await readTrouble(response);
    const isNarrowed = trouble.detail === NARROWED && isBySession && isWaiting(tokens.read()?.token ?? "");
    if (isNarrowed && options.onNarrowed) options.onNarrowed();
    else if (response) tellShell(response.status, tellsRefusals);
    return { ok: false, error: trouble };
  }

  return { call: call as ApiClient["call"] };
}
