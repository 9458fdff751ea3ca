// Knows how an author replaces texts of the player in one course (§3.100, §3.108).
import { readTexts, writeTexts } from "@academiz/domain/wording";
import { Button } from "@academiz/ui";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { MessageSquareText } from "lucide-react";
import { useState } from "react";
import { TextsDialog } from "../../own-texts/texts-dialog.tsx";
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
      {isOpen && <CourseDialog onClose={() => setOpen(false)} />}
    </section>
  );
}

function CourseDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  const learniz = useLearniz();
  const { change } = useStudio();
  return (
    <TextsDialog
      title={t`Words of this course`}
      description={
        <Trans>What the player says in this course, in its language. Empty: as your organisation says it.</Trans>
      }
      locale={learniz.local === "FR" ? "fr" : "en"}
      own={readTexts(learniz.defaultTexts)}
      onPut={(slug, text) =>
        change(`text:${slug}`, ({ defaultTexts, ...course }) => {
          const texts = writeTexts({ ...readTexts(defaultTexts), [slug]: text }).filter(({ value }) => value !== "");
          return texts.length === 0 ? course : { ...course, defaultTexts: texts };
        })
      }
      onClose={onClose}
    />
  );
}
