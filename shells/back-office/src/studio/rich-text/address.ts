// Knows how the address of a link is typed: none that runs script, none that depends on where the course is hosted.

const isWhole = (url: string): boolean => /^https?:\/\/[^\s/]+\S*$|^mailto:[^\s@]+@[^\s@]+$/i.test(url);

/** Completes what people type: `acme.org` is a site, `a@acme.org` somebody's address. Null when it is neither. */
export function completeAddress(typed: string): string | null {
  const text = typed.trim();
  if (isWhole(text)) return text;
  if (/^[\w-]+:/.test(text) && !/^[\w.-]+:\d/.test(text)) return null;
  if (/^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/.test(text)) return `mailto:${text}`;
  return /^[^\s/]+\.[^\s/.]{2,}(\/\S*)?$/.test(text) ? `https://${text}` : null;
}
