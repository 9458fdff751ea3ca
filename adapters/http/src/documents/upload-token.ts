// Knows how a signed-in author gets the token that sends files and nothing else (§7.64).
import type { TokenStore, Trouble } from "@academiz/application/ports";
import { documents } from "@academiz/contract";
import type { Result } from "@academiz/domain/kernel";
import type { ApiClient } from "../calls/api-client.ts";
import { mapResult } from "../calls/map-result.ts";

/** The session's refresh token is renewed with it, and is needed for the next refresh. */
export async function askUploadToken(api: ApiClient, tokens: TokenStore): Promise<Result<string, Trouble>> {
  const granted = await api.call(documents.uploadToken, {});
  const stored = tokens.read();
  if (granted.ok && stored) tokens.keep({ token: stored.token, refreshToken: granted.value.refreshToken });
  return mapResult(granted, ({ token }) => token);
}

/** @throws TypeError where nobody chose the file in this browser. */
export function readBytes(file: object): Blob {
  if (file instanceof Blob) return file;
  throw new TypeError("a file without bytes");
}
