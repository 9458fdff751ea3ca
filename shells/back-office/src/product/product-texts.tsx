// Knows how an author replaces words of the player in a product that is no course (§3.100).
import type { Locale } from "@academiz/domain/wording";
import { Button } from "@academiz/ui";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { MessageSquareText } from "lucide-react";
import { useState } from "react";
import { lateOffice } from "../words/late-office.ts";
import * as styles from "./product.css.ts";

const TextsDialog = lateOffice(async () => (await import("../own-texts/texts-dialog.tsx")).TextsDialog);

export interface ProductTextsProps {
  /** Null where nobody said it: the reader's own. */
  readonly language: "FR" | "EN" | null;
  /** By the slug of a default text. */
  readonly texts: Readonly<Record<string, string>>;
  readonly onChange: (texts: Readonly<Record<string, string>>) => void;
}

export function ProductTexts({ language, texts, onChange }: ProductTextsProps) {
  const { t, i18n } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const locale: Locale = (language ?? i18n.locale.toUpperCase()) === "FR" ? "fr" : "en";
  const put = (slug: string, text: string) => {
    const { [slug]: _former, ...others } = texts;
    onChange(text === "" ? others : { ...others, [slug]: text });
  };
  const count = Object.keys(texts).length;
  return (
    <div className={styles.texts}>
      <Button
        size="small"
        icon={<MessageSquareText size={16} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Trans>Words of the player…</Trans>
      </Button>
      {count > 0 && (
        <span>
          <Plural value={count} one="# text of this product" other="# texts of this product" />
        </span>
      )}
      {isOpen && (
        <TextsDialog
          title={t`Words of this product`}
          description={
            <Trans>What the player says in this product, in its language. Empty: as your organisation says it.</Trans>
          }
          locale={locale}
          own={texts}
          onPut={put}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
