// Knows what a page is told of the operator's settings, since no browser tells it: by its head, and by its first tag.
import type { Platform } from "@academiz/domain/identity";

export interface ToldToPages {
  /** Hosts whose pages authors may embed. */
  readonly embedHosts: readonly string[];
  /** Address of the script that may read a page aloud; null: there is none. */
  readonly speechScript: string | null;
  /** Where a browser goes that is refused after a refresh (§4.11); null: to its sign-in. */
  readonly outputRoute: string | null;
  /** Outside it each page says which platform it is, and its calls do (§6.6). */
  readonly production: boolean;
}

/** Its readers are `readEmbedHosts` and `readSpeechScript` of the design system, and `readSettings` of the calls. */
export function tellPage(page: string, told: ToldToPages, platform: Platform | null): string {
  const metas = listFilled({ "embed-hosts": told.embedHosts.join(" "), "speech-script": told.speechScript }).map(
    ([name, content]) => `<meta name="${name}" content="${quote(content)}" />`,
  );
  const said = listFilled({ output: told.outputRoute, platform: told.production ? null : platform }).map(
    ([name, content]) => ` data-${name}="${quote(content)}"`,
  );
  return page.replace("</head>", () => `${metas.join("")}</head>`).replace("<html", () => `<html${said.join("")}`);
}

const listFilled = (told: Readonly<Record<string, string | null>>): readonly (readonly [string, string])[] =>
  Object.entries(told).flatMap(([name, content]) => (content ? [[name, content] as const] : []));

const quote = (text: string): string => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
