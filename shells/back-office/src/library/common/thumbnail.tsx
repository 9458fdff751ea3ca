// Knows how a file is recognised at a glance: a picture by itself, anything else by its kind and its name's ending.
import type { LibraryFile } from "@academiz/application/ports";
import { useLingui } from "@lingui/react/macro";
import { KIND_LOOKS } from "./kind-words.ts";
import * as styles from "./thumbnail.css.ts";

type Shown = Pick<LibraryFile, "kind" | "name" | "url" | "width" | "height">;
export interface ThumbnailProps {
  readonly file: Shown;
  readonly isSmall?: boolean;
}

/** Its name stands beside it, so it has no alternative text. */
export function Thumbnail({ file: { kind, name, url, width, height }, isSmall = false }: ThumbnailProps) {
  const { i18n } = useLingui();
  const { Icon, name: kindName } = KIND_LOOKS[kind];
  const className = isSmall ? styles.small : styles.large;
  if (kind === "image")
    return (
      <span className={`${className} ${styles.filled}`}>
        <img
          src={url}
          alt=""
          loading="lazy"
          decoding="async"
          draggable={false}
          className={styles.picture}
          {...(width && height ? { width, height } : {})}
        />
      </span>
    );
  return (
    <span className={className}>
      <Icon size={isSmall ? 20 : 32} aria-hidden />
      {!isSmall && <span className={styles.ending}>{readEnding(name) || i18n._(kindName)}</span>}
    </span>
  );
}

const readEnding = (name: string): string => /\.([A-Za-z0-9]{1,5})$/.exec(name)?.[1]?.toUpperCase() ?? "";
