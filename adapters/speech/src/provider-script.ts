// Knows how the script of a provider is loaded into a page, and what it offers (docs/decisions/0051).
import type { ProviderFailure } from "@academiz/application/ports";
import { isProviderId } from "@academiz/domain/clients";
import { fail, type Result, succeed } from "@academiz/domain/kernel";

/** What a provider gets for one sentence, and the callbacks by which it reports. */
export interface ProviderSpoken {
  /** The language as providers name it: `fr_fr` (§7.146), `en_gb`. */
  readonly language: string;
  readonly rate: number;
  readonly onWord: (at: number, length?: number) => void;
  readonly onEnd: () => void;
  readonly onError: () => void;
}
/** What a provider's script offers: `speak` answers a function that stops it. */
export interface Provider {
  speak(text: string, spoken: ProviderSpoken): (() => void) | undefined;
}
/** The function that the script leaves in the window: it starts the voice of a client. */
export type StartProvider = (start: { readonly clientId: string; readonly language: string }) => unknown;

/** The part of a `window` that is used to load a script. */
export interface WindowOfScripts {
  readonly document: Document;
  readonly setTimeout: (run: () => void, milliseconds: number) => unknown;
  academizVoice?: StartProvider | undefined;
}

/** How many milliseconds a provider has to begin. */
const PATIENCE = 10_000;
const PLACE = "{clientId}";

/**
 * The address of the script for one client: the id replaces its placeholder, or is added as `clientId` to the query.
 */
export function addressScript(address: string, clientId: string): string {
  const written = encodeURIComponent(clientId);
  if (address.includes(PLACE)) return address.replaceAll(PLACE, written);
  return `${address}${address.includes("?") ? "&" : "?"}clientId=${written}`;
}

/** Loads the script of a provider and starts its voice, once a page: each failure has a name (§5.48–§5.50). */
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
    // What it threw is the provider's own matter: only that it does not speak is reported.
    return null;
  }
}

function load(document: Document, source: string): Promise<boolean> {
  const script = document.createElement("script");
  script.src = source;
  script.dataset["voice"] = "";
  // Providers want to know the platform that they read for: they get its origin, not the page.
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
