// Knows how a page of another site is shown in a text: nothing is requested from its host before the learner wants it,
// and a host that is not allowed gets a link.
import {
  isEmbedAllowed,
  isSafeAddress,
  type RichTextEmbed,
  readEmbedHost,
  readEmbedPage,
  readEmbedRatio,
} from "@academiz/domain/learniz";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Button } from "../../button/button.tsx";
import { useIsOffline } from "../../way-out/use-is-offline.ts";
import { figure } from "../text-box/rich-text.css.ts";
import * as styles from "./embed.css.ts";
import { mediaTitle } from "./media.css.ts";
import { readEmbedHosts } from "./read-embed-hosts.ts";

/** Its scripts run on their own origin, in their frame, and cannot navigate the page around it. */
const SANDBOX =
  "allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-presentation";

/** Focused once when it appears: the pressed button is gone. */
const focus = (frame: HTMLIFrameElement | null) => frame?.focus();

export function Embed({ embed }: { readonly embed: RichTextEmbed }) {
  const { t } = useLingui();
  const [hosts] = useState(readEmbedHosts);
  const [isWanted, setWanted] = useState(false);
  const host = readEmbedHost(embed.src);
  const site = host ?? embed.src;
  const title = embed.title.trim() || t`Page of ${site}`;
  if (host === null || !isEmbedAllowed(host, hosts)) return <EmbedLink embed={embed} title={title} host={host} />;
  return (
    <figure className={figure}>
      <figcaption className={mediaTitle}>{title}</figcaption>
      <div className={styles.room({ ratio: readEmbedRatio(embed.ratio) })}>
        {isWanted ? (
          <iframe
            ref={focus}
            title={title}
            src={embed.src}
            loading="lazy"
            sandbox={SANDBOX}
            // Film sites need to know which site asks; they are not told which page.
            referrerPolicy="strict-origin"
            allow="fullscreen; encrypted-media; picture-in-picture"
            className={styles.frame}
          />
        ) : (
          <EmbedCard host={host} title={title} onWant={() => setWanted(true)} />
        )}
      </div>
    </figure>
  );
}

interface EmbedCardProps {
  readonly host: string;
  readonly title: string;
  readonly onWant: () => void;
}

/** Stands there until the learner wants the page. */
function EmbedCard({ host, title, onWant }: EmbedCardProps) {
  const { t } = useLingui();
  const isOffline = useIsOffline();
  return (
    <div className={styles.card}>
      <Button
        variant="primary"
        aria-label={t`Show the page of ${host}: ${title}`}
        disabled={isOffline}
        onClick={onWant}
      >
        <Trans>Show the page of {host}</Trans>
      </Button>
      <p role="status" className={styles.note}>
        {isOffline ? (
          <Trans>You are offline: {host} cannot be reached now. The rest of the page can be read.</Trans>
        ) : (
          <Trans>Nothing is sent to {host} before you press.</Trans>
        )}
      </p>
    </div>
  );
}

interface EmbedLinkProps {
  readonly embed: RichTextEmbed;
  readonly title: string;
  readonly host: string | null;
}

function EmbedLink({ embed, title, host }: EmbedLinkProps) {
  const { t } = useLingui();
  const address = readEmbedPage(embed.src);
  const site = host ?? address;
  return (
    <div className={styles.linkCard}>
      <p className={mediaTitle}>{title}</p>
      {isSafeAddress(address) ? (
        <>
          <a href={address} target="_blank" rel="noopener noreferrer" aria-label={t`Open it in a new tab: ${title}`}>
            <Trans>Open it in a new tab</Trans>
          </a>
          <p className={styles.note}>
            <Trans>This page is on {site}, and is not shown here.</Trans>
          </p>
        </>
      ) : (
        <p className={styles.note}>
          <Trans>This page cannot be shown.</Trans>
        </p>
      )}
    </div>
  );
}
