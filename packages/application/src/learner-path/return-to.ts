// Knows the way back from the player to the page from which a product was opened.

/** A learner who leaves the player returns to `place`, whatever way back the link had. */
export function returnTo(place: string, link: string): string {
  const plain = link.replace(/([?&])returnUrl=[^&]*&?/, "$1").replace(/[?&]$/, "");
  return `${plain}${plain.includes("?") ? "&" : "?"}returnUrl=${encodeURIComponent(place)}`;
}
