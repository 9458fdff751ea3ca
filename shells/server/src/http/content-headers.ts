// Knows what browsers are told at the content origin: nothing there may act for a user, look around, or be framed by strangers.

/** What a page may ask a browser for: none of it. */
const FEATURES = [
  "accelerometer",
  "autoplay",
  "bluetooth",
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

/** Of every answer. There is no Cross-Origin-Opener-Policy: browsers refuse a page that has one and a sandbox. */
export const CONTENT_HEADERS: Readonly<Record<string, string>> = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "cross-origin-resource-policy": "same-origin",
  "origin-agent-cluster": "?1",
  "permissions-policy": FEATURES.map((feature) => `${feature}=()`).join(", "),
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

/** `appOrigin` alone may frame it. */
export const choosePolicy = (type: string, appOrigin: string): string =>
  [...(type.startsWith("text/html") ? PAGE : STILL), `frame-ancestors ${appOrigin}`].join("; ");
