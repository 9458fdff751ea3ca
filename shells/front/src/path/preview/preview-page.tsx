// Knows how an author tries a path as its learners see it: they say how each product ends, and nothing is kept.
import {
  connectLearnerPath,
  type LearnerPathEvent,
  learnerPathMachine,
  tryPath,
} from "@academiz/application/learner-path";
import { DEFAULT_MARK_TYPE } from "@academiz/domain/scoring";
import { chooseLocale } from "@academiz/domain/wording";
import { Banner, Button, CONTENT_ID, ErrorState, Skeleton, SkeletonGroup, SkipLink, useBrand } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useActor } from "@xstate/react";
import { useEffect, useState } from "react";
import type { WholeFront } from "../../site/compose.ts";
import { activate } from "../../site/i18n.ts";
import { type PathLooks, PathShown } from "../path-shown.tsx";
import { useLooking } from "../use-looking.ts";
import { EndDialog } from "./end-dialog.tsx";
import * as styles from "./preview.css.ts";

export interface PreviewPageProps extends Pick<PathLooks, "isMap" | "onShow"> {
  readonly front: Pick<WholeFront, "pathDrafts" | "catalog" | "navigation">;
  /** The slug of the product. */
  readonly slug: string;
  /** A path of the back office. */
  readonly back: string;
}

export function PreviewPage(props: PreviewPageProps) {
  const [times, setTimes] = useState(0);
  return <Preview key={times} {...props} onRestart={() => setTimes(times + 1)} />;
}

function Preview({
  front: { pathDrafts, catalog, navigation },
  slug,
  back,
  onRestart,
  ...looks
}: PreviewPageProps & { readonly onRestart: () => void }) {
  const { t } = useLingui();
  const [tried] = useState(() => tryPath(pathDrafts));
  const [snapshot, send] = useActor(learnerPathMachine, {
    input: { paths: tried, catalog, navigation, perimeterSlug: slug },
  });
  const [ending, setEnding] = useState<string | null>(null);
  const view = connectLearnerPath(snapshot);
  const author = tried.findAuthor();
  const { locale, client } = author ?? {};
  useLooking(send);
  useBrand(author?.client.theme);
  useEffect(() => {
    if (client) void activate(chooseLocale({ user: locale, userClient: client.locale, browser: navigator.languages }));
  }, [locale, client]);
  useEffect(() => {
    document.title = t`Preview of the path`;
  }, [t]);
  const { path, trouble } = view;
  /** Nothing is played here: the author says how a product ends. */
  const tell = (event: LearnerPathEvent) =>
    event.type === "product.opened" ? setEnding(event.perimeterSlug) : send(event);
  const product = path?.nodes.flatMap(({ products }) => products).find((one) => one.slug === ending);
  const leave = { href: back, label: t`Back to the editor` };

  return (
    <div className={styles.frame}>
      <SkipLink />
      <Banner action={{ label: t`Begin anew`, onClick: onRestart }}>
        <Trans>A preview: nothing is kept or sent.</Trans>
      </Banner>
      <main id={CONTENT_ID} tabIndex={-1} className={styles.page}>
        {view.phase === "failed" ? (
          <ErrorState
            level={1}
            title={<Trans>The path could not be opened</Trans>}
            requestId={trouble?.requestId}
            onRetry={() => send({ type: "retry.asked" })}
            action={<Button render={<a href={back} />}>{leave.label}</Button>}
          >
            {trouble?.kind === "offline" ? (
              <Trans>There seems to be no connection. Check it, then try again.</Trans>
            ) : trouble?.kind === "not-found" ? (
              <Trans>There is no such path, or not any more.</Trans>
            ) : (
              <Trans>Those who write paths see this, signed in to the back office in this browser.</Trans>
            )}
          </ErrorState>
        ) : path ? (
          <PathShown
            {...looks}
            view={view}
            path={path}
            send={tell}
            markType={author?.client.markType ?? DEFAULT_MARK_TYPE}
            isReader={false}
            back={leave}
          />
        ) : (
          <SkeletonGroup>
            <Skeleton shape="title" width="third" />
            <Skeleton shape="block" />
            <Skeleton shape="block" />
          </SkeletonGroup>
        )}
      </main>
      {product && (
        <EndDialog
          key={product.slug}
          name={product.name}
          hasScore={product.type !== "classiz" && product.type !== "attachment"}
          onClose={() => setEnding(null)}
          onEnd={async (result) => {
            setEnding(null);
            const moved = await tried.end(product.slug, result);
            if (moved.ok) send({ type: "path.moved", path: moved.value });
          }}
        />
      )}
    </div>
  );
}
