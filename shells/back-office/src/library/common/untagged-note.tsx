// Knows how an author reads that a PDF does not say what its words are, and what to do.
import { Trans } from "@lingui/react/macro";
import * as styles from "../../product/product.css.ts";

export const UntaggedNote = () => (
  <p className={styles.warning}>
    <Trans>
      This PDF has no tags: people who listen to it cannot tell its headings, lists and tables, nor in which order it is
      read. Export it again with tags (“PDF/UA” or “accessible PDF” in most programs), and replace it in the library.
    </Trans>
  </p>
);
