// Knows the tags of a product: each leads to all products that have it.
import { Link } from "@academiz/ui";
import { useLingui } from "@lingui/react/macro";
import { Link as RouterLink } from "@tanstack/react-router";
import * as styles from "./product.css.ts";

export function ProductTags({ tags }: { readonly tags: readonly string[] }) {
  const { t } = useLingui();
  return (
    <ul className={styles.tags} aria-label={t`Tags`}>
      {tags.map((tag) => (
        <li key={tag}>
          <Link alone render={<RouterLink to="/" search={{ tag }} />}>
            {tag}
          </Link>
        </li>
      ))}
    </ul>
  );
}
