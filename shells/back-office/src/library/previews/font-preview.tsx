// Knows how a font is judged: its letters with their accents, figures and signs, in several sizes.
import { Skeleton, SkeletonGroup } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useId, useState } from "react";
import * as styles from "./previews.css.ts";
import type { TextPreviewProps } from "./text-preview.tsx";

const LETTERS = [
  "ABCDEFGHIJKLMNOPQRSTUVWXYZ",
  "abcdefghijklmnopqrstuvwxyz",
  "ÀÂÄÆÇÉÈÊËÎÏÔÖŒÙÛÜŸ àâäæçéèêëîïôöœùûüÿ",
  "ÁÍÑÓÚßØÅŁŻ áíñóúøåłż",
  "0123456789 € % & @ # ( ) « » “ ” ’ … – ! ?",
];

export function FontPreview({ name, url }: TextPreviewProps) {
  const { t } = useLingui();
  const family = `preview-${useId().replace(/\W/g, "")}`;
  const [state, setState] = useState<"coming" | "there" | "broken">("coming");
  useEffect(() => {
    let isGone = false;
    const font = new FontFace(family, `url("${url}")`);
    font.load().then(
      () => {
        if (isGone) return;
        document.fonts.add(font);
        setState("there");
      },
      () => {
        if (!isGone) setState("broken");
      },
    );
    return () => {
      isGone = true;
      document.fonts.delete(font);
    };
  }, [family, url]);
  if (state === "coming")
    return (
      <SkeletonGroup>
        <Skeleton shape="block" />
      </SkeletonGroup>
    );
  if (state === "broken")
    return (
      <p role="status" className={styles.note}>
        <Trans>The font did not arrive, or your browser cannot read it.</Trans>
      </p>
    );
  return (
    <section aria-label={t`Preview of ${name}`} className={styles.specimen} style={{ fontFamily: `"${family}"` }}>
      <p className={styles.line.large}>
        <Trans>The quick brown fox jumps over the lazy dog.</Trans>
      </p>
      <p className={styles.line.middle}>
        <Trans>The quick brown fox jumps over the lazy dog.</Trans>
      </p>
      <p className={styles.line.small}>
        <Trans>The quick brown fox jumps over the lazy dog.</Trans>
      </p>
      {LETTERS.map((letters) => (
        <p key={letters} lang="zxx" className={styles.line.middle}>
          {letters}
        </p>
      ))}
    </section>
  );
}
