// Knows the headers of the content origin: nothing there may act for a user, read other pages, or be framed by
// strangers.

/** The features that a page could ask a browser for: all are off but those named below. */
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

/**
 * The features that films and slide shows need: a page of a package has them where the page around it passed them on.
 */
const FOR_PACKAGES = ["autoplay", "encrypted-media", "fullscreen", "picture-in-picture"];
const writeFeatures = (allowed: readonly string[] = []): string =>
  FEATURES.map((feature) => `${feature}=${allowed.includes(feature) ? "(self)" : "()"}`).join(", ");

/** Headers of every answer. There is no Cross-Origin-Opener-Policy: browsers refuse a sandboxed page that has one. */
export const CONTENT_HEADERS: Readonly<Record<string, string>> = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "cross-origin-resource-policy": "same-origin",
  "origin-agent-cluster": "?1",
  "permissions-policy": writeFeatures(),
};

/** Runs its own script, in an opaque origin: not even that of the next document. */
const PAGE = [
  "default-src 'self' data: blob: 'unsafe-inline' 'unsafe-eval'",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "sandbox allow-scripts allow-forms allow-popups allow-downloads allow-modals",
];
/** A drawing, or data: it is only looked at. */
const STILL = ["default-src 'none'", "style-src 'unsafe-inline'", "img-src data:", "font-src data:", "sandbox"];

/** Only `framers` may frame it. */
export const choosePolicy = (type: string, ...framers: readonly string[]): string =>
  [...(type.startsWith("text/html") ? PAGE : STILL), `frame-ancestors ${framers.join(" ")}`].join("; ");

/** Runs in its own origin, with its player page and its other files; it never leaves its frame. */
const FRAMED =
  "sandbox allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads allow-modals allow-pointer-lock allow-presentation";

/**
 * For a package's files. Real packages load films and fonts from elsewhere, and there is no token here that they could
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
 * Who may frame a package; whether it is reached by https: then its `http:` addresses are upgraded; and whether its
 * frame has cookies, which a frame of another site than the page around it has not.
 */
export interface PackagePlace {
  readonly appOrigin: string;
  readonly isSecure: boolean;
  readonly isSameSite: boolean;
}

/** Browsers show no PDF in a sandbox, and a PDF runs nothing of ours. */
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

/** Headers of the page that plays packages, and of its assets. */
export const chooseShellHeaders = (appOrigin: string): Readonly<Record<string, string>> => ({
  "content-security-policy": [...SHELL, FRAMED, `frame-ancestors ${appOrigin}`].join("; "),
  "permissions-policy": writeFeatures(FOR_PACKAGES),
});
