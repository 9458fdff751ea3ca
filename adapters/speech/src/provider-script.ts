// Knows how the script of a provider comes into a page, and what it gives (docs/decisions/0051).
import type { ProviderFailure } from "@academiz/application/ports";
import { isProviderId } from "@academiz/domain/clients";
import { fail, type Result, succeed } from "@academiz/domain/kernel";

/** What a provider is told of one sentence, and whom it tells what is heard. */
export interface ProviderSpoken {
  /** As providers name it: `fr_fr` (§7.146), `en_gb`. */
  readonly language: string;
  readonly rate: number;
  readonly onWord: (at: number, length?: number) => void;
  readonly onEnd: () => void;
  readonly onError: () => void;
}
/** What a provider's script gives: `speak` answers what stops it. */
export interface Provider {
  speak(text: string, spoken: ProviderSpoken): (() => void) | undefined;
}
/** The script of a provider leaves this in its window: it starts the voice of a client. */
export type StartProvider = (start: { readonly clientId: string; readonly language: string }) => unknown;

/** Of a `window`, into which a script is put. */
export interface WindowOfScripts {
  readonly document: Document;
  readonly setTimeout: (run: () => void, milliseconds: number) => unknown;
  academizVoice?: StartProvider | undefined;
}

/** Milliseconds that a provider has to begin. */
const PATIENCE = 10_000;
const PLACE = "{clientId}";

/** The address of the script for one client: in its place in the address, else as `clientId` of its query. */
export function addressScript(address: string, clientId: string): string {
  const written = encodeURIComponent(clientId);
  if (address.includes(PLACE)) return address.replaceAll(PLACE, written);
  return `${address}${address.includes("?") ? "&" : "?"}clientId=${written}`;
}

/** Loads the script of a provider and starts its voice: each failure has a name (§5.48–§5.50). Once a page. */
export async function startProvider(
  window: WindowOfScripts,
  { address, clientId, language }: { readonly address: string; readonly clientId: string; readonly language: string },
): Promise<Result<Provider, ProviderFailure>> {
  if (!isProviderId(clientId)) return fail("invalid-client-id");
  if (window.academizVoice || window.document.querySelector("script[data-voice]")) return fail("script-already-loaded");
  const provider = await Promise.race([
    begin(window, addressScript(address, clientId), { clientId, language }),
    new Promise<null>((resolve) => window.setTimeout(() => resolve(null), PATIENCE)),
  ]);
  return isProvider(provider) ? succeed(provider) : fail("cannot-initialize");
}

async function begin(window: WindowOfScripts, source: string, start: Parameters<StartProvider>[0]): Promise<unknown> {
  if (!(await load(window.document, source))) return null;
  try {
    return await window.academizVoice?.(start);
  } catch {
    // What it threw is the provider's own: that it does not speak is told.
    return null;
  }
}

function load(document: Document, source: string): Promise<boolean> {
  const script = document.createElement("script");
  script.src = source;
  script.dataset["voice"] = "";
  // Providers ask which platform they read for: they hear of no page.
  script.referrerPolicy = "strict-origin";
  return new Promise((resolve) => {
    script.onload = () => resolve(true);
    script.onerror = () => {
      script.remove();
      resolve(false);
    };
    document.head.append(script);
  });
}

const isProvider = (given: unknown): given is Provider =>
  typeof given === "object" && given !== null && "speak" in given && typeof given.speak === "function";
