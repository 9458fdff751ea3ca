// Knows how a hint is asked for, and read: nothing of it is on the page before that.
import { Trans, useLingui } from "@lingui/react/macro";
import { Lightbulb } from "lucide-react";
import { useContext, useEffect, useRef } from "react";
import { Button } from "../../../button/button.tsx";
import * as styles from "./options.css.ts";
import { OptionsContext } from "./options-context.ts";

export interface HintProps {
  /** Of the item that it helps with. */
  readonly slug: string;
  /** What the item is called, for screen readers. */
  readonly name: string;
  /** The id of the words, once they are shown. */
  readonly id?: string;
}

export function Hint({ slug, name, id }: HintProps) {
  const { t } = useLingui();
  const { hints, asked, ask } = useContext(OptionsContext);
  const words = useRef<HTMLParagraphElement>(null);
  const isPressed = useRef(false);
  const hint = hints[slug] ?? "";
  const isShown = asked.includes(slug);
  // The pressed button is gone: the focus goes to the words, and a screen reader reads them.
  useEffect(() => {
    if (isShown && isPressed.current) words.current?.focus({ preventScroll: true });
    isPressed.current = false;
  }, [isShown]);
  if (hint.trim() === "") return null;
  if (isShown) {
    return (
      <p ref={words} id={id} tabIndex={-1} className={styles.hint}>
        <Lightbulb size={16} className={styles.icon} aria-hidden />
        <span>
          <Trans>Hint: {hint}</Trans>
        </span>
      </p>
    );
  }
  return (
    <div className={styles.place}>
      <Button
        size="small"
        variant="quiet"
        icon={<Lightbulb size={16} aria-hidden />}
        aria-label={t`Show a hint: ${name}`}
        onClick={() => {
          isPressed.current = true;
          ask(slug);
        }}
      >
        <Trans>Show a hint</Trans>
      </Button>
    </div>
  );
}
