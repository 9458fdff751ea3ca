// Knows how the address of a preview is opened: with its tokens, and the way back (§2.20).

/** Leaving the preview comes back to the page that it was asked from. */
export function writePreviewAddress(answer: {
  readonly url: string;
  readonly token: string;
  readonly refreshToken: string;
}): string {
  const { url, token, refreshToken } = answer;
  const separator = url.includes("?") ? "&" : "?";
  return `${url}${separator}${new URLSearchParams({ token, refreshToken, returnBackoffice: location.href })}`;
}
