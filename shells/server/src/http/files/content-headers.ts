// Knows what browsers are told at the content origin: nothing there may act for a user, look around, or be framed by
// strangers.

/** What a page could ask a browser for: none of it but what is named. */
export const FEATURES = [
  "accelerometer",
  "autoplay",
  "browsing-topics",
  "camera",
  "clipboard-read",
  "clipboard-write",
  "display-capture",
  "encrypted-media",
  "fullscreen",
  "gamepad",
  "geolocation",
  "gyroscope",
  "hid",
  "identity-credentials-get",
  "idle-detection",
  "local-fonts",
  "magnetometer",
  "microphone",
  "midi",
  "otp-credentials",
  "payment",
  "picture-in-picture",
  "publickey-credentials-create",
  "publickey-credentials-get",
  "screen-wake-lock",
  "serial",
  "storage-access",
  "usb",
  "window-management",
  "xr-spatial-tracking",
];

/** What films and slide shows are made with: a page of a package has it where the page around it was given it. */
const FOR_PACKAGES = ["autoplay", "encrypted-media", "fullscreen", "picture-in-picture"];
const writeFeatures = (allowed: readonly string[] = []): string =>
  FEATURES.map((feature) => `${feature}=${allowed.includes(feature) ? "(self)" : "()"}`).join(", ");

/** Of every answer. There is no Cross-Origin-Opener-Policy: browsers refuse a page that has one and a sandbox. */
export const CONTENT_HEADERS: Readonly<Record<string, string>> = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "cross-origin-resource-policy": "same-origin",
  "origin-agent-cluster": "?1",
  "permissions-policy": writeFeatures(),
};

/** Runs its own script, in an origin that is nobody's: not even that of the next document. */
const PAGE = [
  "default-src 'self' data: blob: 'unsafe-inline' 'unsafe-eval'",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "sandbox allow-scripts allow-forms allow-popups allow-downloads allow-modals",
];
/** A drawing, or data: it is looked at. */
const STILL = ["default-src 'none'", "style-src 'unsafe-inline'", "img-src data:", "font-src data:", "sandbox"];

/** `framers` alone may frame it. */
export const choosePolicy = (type: string, ...framers: readonly string[]): string =>
  [...(type.startsWith("text/html") ? PAGE : STILL), `frame-ancestors ${framers.join(" ")}`].join("; ");

/** Runs beside its own origin, where the page that plays it and its other files are; it never leaves its frame. */
const FRAMED =
  "sandbox allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads allow-modals allow-pointer-lock allow-presentation";

/**
 * Of a package's files. Real packages fetch films and fonts from elsewhere, and there is no token here that they could
 * send there (decision 0024).
 */
const PACKAGE = [
  "default-src 'self' data: blob: https: 'unsafe-inline' 'unsafe-eval'",
  "object-src 'self'",
  "base-uri 'self'",
  "form-action 'self' https:",
];
const SHELL = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
];

/**
 * Who may frame a package; whether it is reached by https: then what it shows by `http:` is asked for by https too; and
 * whether its frame has cookies there, which those of another site than the page around them have not.
 */
export interface PackagePlace {
  readonly appOrigin: string;
  readonly isSecure: boolean;
  readonly isSameSite: boolean;
}

/** Browsers show a PDF in no sandbox, and it runs nothing of ours. */
export const choosePackageHeaders = (
  type: string,
  { appOrigin, isSecure }: PackagePlace,
): Readonly<Record<string, string>> => ({
  "content-type": type,
  "content-security-policy": [
    ...PACKAGE,
    ...(isSecure ? ["upgrade-insecure-requests"] : []),
    ...(type === "application/pdf" ? [] : [FRAMED]),
    `frame-ancestors 'self' ${appOrigin}`,
  ].join("; "),
  "permissions-policy": writeFeatures(FOR_PACKAGES),
});

/** Of the page that plays packages, and what it is built of. */
export const chooseShellHeaders = (appOrigin: string): Readonly<Record<string, string>> => ({
  "content-security-policy": [...SHELL, FRAMED, `frame-ancestors ${appOrigin}`].join("; "),
  "permissions-policy": writeFeatures(FOR_PACKAGES),
});
