// Knows the hosts whose pages this page may show within itself: its server says them, as its policy does. None in a
// package, which no operator can change any more.
export const readEmbedHosts = (): readonly string[] =>
  document.querySelector<HTMLMetaElement>('meta[name="embed-hosts"]')?.content.split(" ").filter(Boolean) ?? [];
