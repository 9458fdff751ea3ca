// Knows how the title of a package is changed: saved when that is confirmed; what was saved elsewhere is told, not
// overwritten.
import type { ProductPageEvent, ProductPageView } from "@academiz/application/product-page";
import { Button, Field, TextInput } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { LeaveDialog } from "../office/leave-dialog.tsx";
import * as styles from "./product.css.ts";

export interface TitleFormProps {
  readonly view: ProductPageView;
  readonly send: (event: ProductPageEvent) => void;
  /** Something else on the page was changed and is not saved. */
  readonly isElseUnsaved: boolean;
}

export function TitleForm({ view: { product, conflict, isSavingTitle }, send, isElseUnsaved }: TitleFormProps) {
  const { t } = useLingui();
  const stored = product?.name ?? "";
  const [typed, setTyped] = useState<string | null>(null);
  const [seen, setSeen] = useState(stored);
  // It was saved, or somebody else's was chosen: what is typed next begins there.
  if (stored !== seen) {
    setSeen(stored);
    setTyped(null);
  }
  const name = typed ?? stored;
  const isMissing = name.trim() === "";
  const isChanged = name.trim() !== stored;
  return (
    <form
      className={styles.stack}
      onSubmit={(event) => {
        event.preventDefault();
        if (isChanged && !isMissing) send({ type: "title.saved", title: name.trim() });
      }}
    >
      <div className={styles.title}>
        <Field
          label={t`Title`}
          help={t`Learners read it once it is published.`}
          error={isMissing ? t`The product needs a title.` : undefined}
        >
          <TextInput
            value={name}
            maxLength={200}
            autoComplete="off"
            onChange={(event) => setTyped(event.target.value)}
          />
        </Field>
      </div>
      {conflict ? (
        <div role="alert" className={styles.warning}>
          <p>
            <Trans>This product was changed elsewhere meanwhile. What you asked for was not done.</Trans>
          </p>
          <div className={styles.buttons}>
            <Button
              onClick={() => {
                setTyped(null);
                send({ type: "theirs.chosen" });
              }}
            >
              <Trans>Show what was saved</Trans>
            </Button>
            {conflict.isTitle && (
              <Button onClick={() => send({ type: "mine.chosen" })}>
                <Trans>Save my title on top of it</Trans>
              </Button>
            )}
          </div>
        </div>
      ) : (
        <div className={styles.buttons}>
          <Button
            type="submit"
            variant={isChanged ? "primary" : "secondary"}
            loading={isSavingTitle}
            disabled={isMissing || !isChanged}
            accessibleWhenDisabled
          >
            <Trans>Save the title</Trans>
          </Button>
          <Button disabled={!isChanged} accessibleWhenDisabled onClick={() => setTyped(null)}>
            <Trans>Cancel</Trans>
          </Button>
        </div>
      )}
      <LeaveDialog isUnsaved={isChanged || isElseUnsaved} />
    </form>
  );
}
