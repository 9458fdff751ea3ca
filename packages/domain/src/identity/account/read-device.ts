// Knows which browser, which system and which kind of device a browser claims to be, by the names that people use.

/** Product names, the same in every language; null where they are not known. */
export interface Device {
  readonly browser: string | null;
  readonly system: string | null;
  /** What it is held as; null where it is not known. */
  readonly kind: DeviceKind | null;
}
export const DEVICE_KINDS = ["phone", "tablet", "computer"] as const;
export type DeviceKind = (typeof DEVICE_KINDS)[number];

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

/** A tablet with Android says nothing of being mobile, as a phone does. */
const KINDS = [
  [/\biPad\b|\bTablet\b|\bAndroid\b(?!.*\bMobile\b)/, "tablet"],
  [/\biPhone\b|\bAndroid\b|\bMobile\b/, "phone"],
  [/\bWindows\b|\bCrOS\b|\bMacintosh\b|\bLinux\b|\bX11\b/, "computer"],
] as const;

const find = <Name extends string>(from: readonly (readonly [RegExp, Name])[], text: string): Name | null =>
  from.find(([pattern]) => pattern.test(text))?.[1] ?? null;

/** How many characters of the header are read. */
const MOST = 500;

/** Reads the `User-Agent` of a request; undefined: nothing is known. */
export function readDevice(userAgent: string | undefined): Device {
  const text = (userAgent ?? "").slice(0, MOST);
  return { browser: find(BROWSERS, text), system: find(SYSTEMS, text), kind: find(KINDS, text) };
}
