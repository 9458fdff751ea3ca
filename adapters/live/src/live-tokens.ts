// Knows the tokens of the hub: one that opens a user's own stream, in both dialects, and one that publishes.
import type { LiveTokens, StreamHolder } from "@academiz/backend/ports";
import { fail, type Result, succeed } from "@academiz/domain/kernel";
import { type JWTPayload, jwtVerify, SignJWT } from "jose";

/** A hub's key, and the hub that its tokens are for. */
export interface LiveTokenKey {
  readonly key: Uint8Array;
  readonly issuer: string;
  /** The address of the hub. */
  readonly audience: string;
}
/** Who may subscribe to what, as each dialect reads it from the token. */
export interface Subscriber {
  readonly identifier: string;
  readonly topics: { readonly 0: readonly string[]; readonly 1: readonly string[] };
  /** Seconds since the epoch. */
  readonly expiresAt: number;
  /** Null: the signer of the token bound it to no session of the platform. */
  readonly holder: StreamHolder | null;
}

const TYPE = "at+jwt";
const HOLDER = "academiz";
const DETAIL = "https://mercure.rocks/authorization-detail";
/** A longer token is not ours, and is not worth decoding. */
const LONGEST = 8_192;
/** Seconds. */
const PUBLISHER_LIFETIME = 300;

const claim = (action: "subscribe" | "publish", topic: string): JWTPayload => ({
  mercure: { [action]: [topic] },
  authorization_details: [{ type: DETAIL, actions: [action], topics: [{ match: topic }] }],
});

const sign = ({ key, issuer, audience }: LiveTokenKey, claims: JWTPayload, now: number, lifetime: number) =>
  new SignJWT(claims)
    .setProtectedHeader({ alg: "HS256", typ: TYPE })
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt(Math.floor(now / 1000))
    .setExpirationTime(Math.floor(now / 1000) + lifetime)
    .sign(key);

/** `namesSession` is false for a hub outside, which knows no session of ours. */
export const createLiveTokens = (options: LiveTokenKey, namesSession: boolean): LiveTokens => ({
  issue: (identifier, now, lifetime, holder) =>
    sign(
      options,
      {
        ...claim("subscribe", identifier),
        sub: identifier,
        ...(namesSession && holder && { [HOLDER]: { client: holder.clientId, session: holder.sessionId } }),
      },
      now,
      lifetime,
    ),
});

/** A token for one publication to one topic, on a hub outside. */
export const createPublisherToken = (options: LiveTokenKey, topic: string, now: number): Promise<string> =>
  sign(options, { ...claim("publish", topic), sub: options.issuer }, now, PUBLISHER_LIFETIME);

/**
 * A token of another audience, of another signature, expired or without an end opens nothing. `now` in milliseconds.
 */
export async function readSubscriber(
  { key, audience }: Pick<LiveTokenKey, "key" | "audience">,
  token: string,
  now: number,
): Promise<Result<Subscriber, "token.invalid" | "token.expired">> {
  const payload = await verify(key, token, now, { audience, typ: TYPE, requiredClaims: ["exp", "sub"] });
  if (!payload.ok) return payload;
  const { sub, exp } = payload.value;
  const [older, newer] = [readOlder(payload.value, "subscribe"), readNewer(payload.value, "subscribe")];
  const holder = readHolder(payload.value);
  if (!sub || exp === undefined || !older || !newer || holder === undefined) return fail("token.invalid");
  return succeed({ identifier: sub, topics: { 0: older, 1: newer }, expiresAt: exp, holder });
}

/**
 * The topics that a publisher may write to; `*` is all. Publishers of the older dialect sign tokens without audience or
 * end.
 */
export async function readPublisher(
  key: Uint8Array,
  token: string,
  now: number,
): Promise<Result<readonly string[], "token.invalid" | "token.expired">> {
  const payload = await verify(key, token, now, {});
  if (!payload.ok) return payload;
  const [older, newer] = [readOlder(payload.value, "publish"), readNewer(payload.value, "publish")];
  return older && newer ? succeed([...older, ...newer]) : fail("token.invalid");
}

async function verify(
  key: Uint8Array,
  token: string,
  now: number,
  options: { readonly audience?: string; readonly typ?: string; readonly requiredClaims?: string[] },
): Promise<Result<JWTPayload, "token.invalid" | "token.expired">> {
  if (token.length > LONGEST) return fail("token.invalid");
  try {
    const { payload } = await jwtVerify(token, key, { algorithms: ["HS256"], currentDate: new Date(now), ...options });
    return succeed(payload);
  } catch (error) {
    const isExpired = error instanceof Error && "code" in error && error.code === "ERR_JWT_EXPIRED";
    return fail(isExpired ? "token.expired" : "token.invalid");
  }
}

type Claims = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Claims =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const readTexts = (value: unknown): readonly string[] | null =>
  Array.isArray(value) && value.every((one) => typeof one === "string") ? value : null;

/** Undefined when the claim is there and cannot be read. */
function readHolder(payload: JWTPayload): StreamHolder | null | undefined {
  const holder = payload[HOLDER];
  if (holder === undefined) return null;
  if (!isObject(holder)) return undefined;
  const { client, session } = holder;
  return typeof client === "string" && typeof session === "string"
    ? { clientId: client, sessionId: session }
    : undefined;
}

/** `mercure.subscribe`; null when it is there and cannot be read. */
function readOlder(payload: JWTPayload, action: "subscribe" | "publish"): readonly string[] | null {
  const mercure = payload["mercure"];
  if (mercure === undefined) return [];
  if (!isObject(mercure)) return null;
  return mercure[action] === undefined ? [] : readTexts(mercure[action]);
}

/** `authorization_details` of the hub; null when one of them cannot be read: the token is then refused as a whole. */
function readNewer(payload: JWTPayload, action: "subscribe" | "publish"): readonly string[] | null {
  const details = payload["authorization_details"];
  if (details === undefined) return [];
  if (!Array.isArray(details)) return null;
  const topics: string[] = [];
  for (const detail of details) {
    if (!isObject(detail) || typeof detail["type"] !== "string") return null;
    if (detail["type"] !== DETAIL) continue;
    const [actions, matches] = [readTexts(detail["actions"]), readMatches(detail["topics"])];
    if (!actions || !matches) return null;
    if (actions.includes(action)) topics.push(...matches);
  }
  return topics;
}

/** Only exact matches count: this hub has no patterns. */
function readMatches(value: unknown): readonly string[] | null {
  if (!Array.isArray(value)) return null;
  return readTexts(value.map((one) => (isObject(one) && Object.keys(one).length === 1 ? one["match"] : undefined)));
}
