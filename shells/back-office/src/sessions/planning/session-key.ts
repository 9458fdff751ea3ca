// Knows how a session of a perimeter is named in addresses and forms.

/** Names a perimeter together with one of its sessions. */
export const keySession = (perimeterSlug: string, mean: string): string => `${perimeterSlug}/${mean}`;
export function readSession(key: string): { readonly perimeterSlug: string; readonly mean: string } {
  const at = key.indexOf("/");
  return { perimeterSlug: key.slice(0, Math.max(0, at)), mean: key.slice(at + 1) };
}
