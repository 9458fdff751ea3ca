// Knows how a bookmark or a second tab, which has no tokens, gets those of the person who is signed in on the site.
import { createBrowserApi, createLinkFinder, createSessionGateway } from "@academiz/http";
import { createBrowserTokenStore } from "@academiz/storage";

/**
 * This page's address with the tokens that the site would add. Null: the site has to be asked, since nobody is signed
 * in there in the ordinary way, there are terms to accept first, or the product does not open; the site says why.
 */
export async function findOwnLink(slug: string): Promise<URL | null> {
  const tokens = createBrowserTokenStore("front", localStorage);
  if (tokens.read() === null || createBrowserTokenStore("front.tab", sessionStorage).read() !== null) return null;
  const stay = { leaveFor() {}, goTo() {} };
  const api = createBrowserApi({ tokens, navigation: stay, onSessionLost() {} });
  const [user, found] = await Promise.all([
    createSessionGateway(api, "FRONT_DYNAMIC").loadUser(),
    createLinkFinder(api)(slug),
  ]);
  if (!user.ok || user.value.needsTerms || !found.ok) return null;
  const link = new URL(found.value.link, location.href);
  if (link.origin !== location.origin || link.pathname !== location.pathname) return null;
  for (const [name, value] of new URLSearchParams(location.search))
    if (!link.searchParams.has(name)) link.searchParams.set(name, value);
  return link;
}
