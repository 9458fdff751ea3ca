// Knows the hosts whose pages this page may embed: its server lists them in the page, as in its policy. None in a
// package, which no operator can change later.
export const readEmbedHosts = (): readonly string[] =>
  document.querySelector<HTMLMetaElement>('meta[name="embed-hosts"]')?.content.split(" ").filter(Boolean) ?? [];
