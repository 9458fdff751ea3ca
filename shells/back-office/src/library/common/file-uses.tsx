// Knows what uses a file: products by name, each with a link, and those of other clients as a number.
import type { FileUse } from "@academiz/application/ports";
import { Plural, Trans } from "@lingui/react/macro";
import { OFFICE_TYPES } from "../../product/office-types.tsx";
import { ProductLink } from "../../products/product-link.tsx";
import * as styles from "./uses.css.ts";

export function FileUses({ uses }: { readonly uses: readonly FileUse[] }) {
  const named = new Map(uses.map((use) => [`${use.type} ${use.slug}`, use]));
  const others = [...named.values()].filter(({ name }) => name === null).length;
  return (
    <ul className={styles.list}>
      {[...named.values()].map(({ type, slug, name }) =>
        name === null ? null : (
          <li key={`${type} ${slug}`} className={styles.item}>
            {type === "client" ? (
              <Trans>{name}: the logo of the organisation</Trans>
            ) : (
              <>
                {type && OFFICE_TYPES[type]?.icon}
                {type ? (
                  <ProductLink row={{ type, slug }} className={styles.link}>
                    {name}
                  </ProductLink>
                ) : (
                  name
                )}
              </>
            )}
          </li>
        ),
      )}
      {others > 0 && (
        <li className={styles.item}>
          <Plural value={others} one="# product of another organisation" other="# products of other organisations" />
        </li>
      )}
    </ul>
  );
}
