// Knows which browser and which system a browser claims to be, by the names that people use.

/** Product names, the same in every language; null where they are not known. */
export interface Device {
  readonly browser: string | null;
  readonly system: string | null;
}

/** The first match counts: most browsers also claim to be those further down. */
const BROWSERS = [
  [/\bEdgA?\/|\bEdgiOS\//, "Edge"],
  [/\bOPR\/|\bOpera\b/, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\bFirefox\/|\bFxiOS\//, "Firefox"],
  [/\b(Headless)?Chrome\/|\bCriOS\/|\bChromium\//, "Chrome"],
  [/\bVersion\/[\d.]+ .*\bSafari\/|\bAppleWebKit\/.*\bSafari\//, "Safari"],
] as const;
const SYSTEMS = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bMacintosh\b|\bMac OS X\b/, "macOS"],
  [/\bLinux\b|\bX11\b/, "Linux"],
] as const;

const find = (from: readonly (readonly [RegExp, string])[], text: string): string | null =>
  from.find(([pattern]) => pattern.test(text))?.[1] ?? null;

/** How many characters of the header are read. */
const MOST = 500;

/** Reads the `User-Agent` of a request; undefined: nothing is known. */
export function readDevice(userAgent: string | undefined): Device {
  const text = (userAgent ?? "").slice(0, MOST);
  return { browser: find(BROWSERS, text), system: find(SYSTEMS, text) };
}
