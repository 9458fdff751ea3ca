// Knows how an author replaces texts of the player in one course (§3.100, §3.108).
import type { Appearance } from "@academiz/application/ports";
import { type Locale, readDefaultText, readTexts, writeTexts } from "@academiz/domain/wording";
import { Button, Dialog } from "@academiz/ui";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { MessageSquareText } from "lucide-react";
import { useEffect, useState } from "react";
import { useOffice } from "../../office/office-context.ts";
import { TextsFields } from "../../own-texts/texts-fields.tsx";
import { useLearniz, useStudio } from "../common/studio-context.ts";
import * as styles from "./inspector.css.ts";

export function CourseTexts() {
  const learniz = useLearniz();
  const [isOpen, setOpen] = useState(false);
  const count = Object.keys(readTexts(learniz.defaultTexts)).length;
  return (
    <section className={styles.group}>
      <div className={styles.line}>
        <Button
          size="small"
          icon={<MessageSquareText size={16} aria-hidden />}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          <Trans>Words of the player…</Trans>
        </Button>
        {count > 0 && (
          <span className={styles.note}>
            <Plural value={count} one="# text of this course" other="# texts of this course" />
          </span>
        )}
      </div>
      {isOpen && <TextsDialog onClose={() => setOpen(false)} />}
    </section>
  );
}

function TextsDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  const learniz = useLearniz();
  const { change } = useStudio();
  const [query, setQuery] = useState("");
  const client = useClientTexts();
  const locale: Locale = learniz.local === "FR" ? "fr" : "en";
  const own = readTexts(learniz.defaultTexts);
  return (
    <Dialog
      open
      place="end"
      onClose={onClose}
      title={t`Words of this course`}
      description={
        <Trans>What the player says in this course, in its language. Empty: as your organisation says it.</Trans>
      }
    >
      <TextsFields
        locales={[locale]}
        query={query}
        onQuery={setQuery}
        read={(_, slug) => own[slug] ?? ""}
        below={(_, slug) => client?.[locale]?.[slug] ?? readDefaultText(slug, locale)}
        put={(_, slug, text) =>
          change(`text:${slug}`, ({ defaultTexts, ...course }) => {
            const texts = writeTexts({ ...readTexts(defaultTexts), [slug]: text }).filter(({ value }) => value !== "");
            return texts.length === 0 ? course : { ...course, defaultTexts: texts };
          })
        }
      />
    </Dialog>
  );
}

/** §8.21: where they cannot be loaded there are none, and the product's own are shown. */
function useClientTexts(): Appearance["defaultTexts"] | null {
  const { office } = useOffice();
  const [texts, setTexts] = useState<Appearance["defaultTexts"] | null>(null);
  useEffect(() => {
    let isGone = false;
    void office.appearance.read().then((read) => {
      if (!isGone && read.ok) setTexts(read.value.defaultTexts);
    });
    return () => {
      isGone = true;
    };
  }, [office]);
  return texts;
}
