// Knows how tags of the organisation are chosen, of one product or of many: found by typing, and chosen by a press.
import {
  connectLoading,
  findChoices,
  listChoices,
  NOTHING_CHOSEN,
  pressTag,
  tagWordsMachine,
  toTagChange,
} from "@academiz/application/product-tags";
import type { TagChange } from "@academiz/domain/clients";
import { Button, Checkbox, Dialog, Link, SearchInput, Skeleton, SkeletonGroup } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { Link as RouterLink } from "@tanstack/react-router";
import { useActor } from "@xstate/react";
import { type ReactNode, useId, useState } from "react";
import { useOffice, useSession } from "../office/office-context.ts";
import { TroubleText } from "../office/trouble-text.tsx";
import * as styles from "./tags.css.ts";

export interface TagsDialogProps {
  readonly title: ReactNode;
  readonly description?: ReactNode;
  /** The tags of each product that is meant. */
  readonly owned: readonly (readonly string[])[];
  readonly submitLabel: string;
  readonly onClose: () => void;
  readonly onSubmit: (change: TagChange) => void;
}

export function TagsDialog({ title, description, owned, submitLabel, onClose, onSubmit }: TagsDialogProps) {
  const { t } = useLingui();
  const form = useId();
  const { productTags } = useOffice().office;
  const { client } = useSession();
  const [snapshot, send] = useActor(tagWordsMachine, {
    input: { load: productTags.listWords, criteria: client?.id ?? "" },
  });
  const { phase, shown, trouble } = connectLoading<string, readonly string[]>(snapshot);
  const [typed, setTyped] = useState("");
  const [chosen, setChosen] = useState(NOTHING_CHOSEN);
  const found = findChoices(listChoices(shown ?? [], owned, chosen), typed);
  const press = (tag: string) => setChosen(pressTag(owned, chosen, tag));
  const [first] = found;
  return (
    <Dialog
      open
      size="small"
      title={title}
      description={description}
      closeOnOutside={chosen.size === 0}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={form} variant="primary" disabled={chosen.size === 0} accessibleWhenDisabled>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form
        id={form}
        className={styles.stack}
        onSubmit={(event) => {
          event.preventDefault();
          if (chosen.size > 0) onSubmit(toTagChange(chosen));
        }}
      >
        {shown?.length === 0 ? (
          <NoWord />
        ) : (
          <>
            <SearchInput
              label={t`Find a tag`}
              value={typed}
              onValueChange={setTyped}
              onKeyDown={(event) => {
                // Enter presses the first one that was found; in the empty box it confirms, as in every form.
                if (event.key !== "Enter" || typed.trim() === "") return;
                event.preventDefault();
                if (!first) return;
                press(first.tag);
                setTyped("");
              }}
            />
            <div className={styles.choices}>
              {phase === "failed" && (
                <div role="alert" className={styles.failure}>
                  <p>
                    <TroubleText trouble={trouble} />
                  </p>
                  <Button size="small" onClick={() => send({ type: "retry.asked" })}>
                    <Trans>Try again</Trans>
                  </Button>
                </div>
              )}
              {phase === "loading" && (
                <SkeletonGroup>
                  <Skeleton shape="block" />
                </SkeletonGroup>
              )}
              {shown && (
                <fieldset className={styles.boxes} aria-label={t`Tags`}>
                  {found.map(({ tag, held }) => (
                    <Checkbox
                      key={tag}
                      checked={held === "some" ? "mixed" : held === "all"}
                      onCheckedChange={() => press(tag)}
                    >
                      {tag}
                    </Checkbox>
                  ))}
                  {found.length === 0 && (
                    <p role="status" className={styles.help}>
                      <Trans>No tag matches.</Trans>
                    </p>
                  )}
                </fieldset>
              )}
            </div>
            <Summary change={toTagChange(chosen)} />
          </>
        )}
      </form>
    </Dialog>
  );
}

/** What the button will do, also for those who hear it. */
function Summary({ change }: { readonly change: TagChange }) {
  const added = change.add.join(", ");
  const removed = change.remove.join(", ");
  return (
    <p role="status" className={styles.help}>
      {added === "" && removed === "" ? (
        <Trans>Type a part of a tag, then press Enter to choose it or to take it away.</Trans>
      ) : null}
      {added !== "" && <Trans>Added: {added}.</Trans>} {removed !== "" && <Trans>Removed: {removed}.</Trans>}
    </p>
  );
}

/** It stands in the place of the box that had the focus. */
const takeFocus = (text: HTMLElement | null): void => text?.focus();

/** Where tags are made, with the way there for those who may go it. */
function NoWord() {
  const { mayAdminister } = useSession();
  return (
    <p ref={takeFocus} tabIndex={-1}>
      <Trans>Your organisation has no tag yet.</Trans>{" "}
      {mayAdminister ? (
        <Link render={<RouterLink to="/organisation" search={{ tab: "tags" }} />}>
          <Trans>Make tags on the page of the organisation</Trans>
        </Link>
      ) : (
        <Trans>Its administrators make them, on the page of the organisation.</Trans>
      )}
    </p>
  );
}
