// Knows how an administrator replaces texts of the players with the words of their organisation.
import { LOCALES, type OwnTexts, readDefaultText } from "@academiz/domain/wording";
import { Button, Card } from "@academiz/ui";
import { Trans } from "@lingui/react/macro";
import { TextsFields } from "../own-texts/texts-fields.tsx";
import * as styles from "./appearance.css.ts";
import type { TextsDraft } from "./use-texts-draft.ts";

export interface TextsTabProps {
  readonly draft: TextsDraft;
  readonly query: string;
  readonly onQuery: (query: string) => void;
  readonly isSaving: boolean;
  readonly onSave: (texts: OwnTexts) => void;
}

export function TextsTab({ draft, query, onQuery, isSaving, onSave }: TextsTabProps) {
  const { isChanged, read, put, reset, collect } = draft;
  return (
    <form
      className={styles.cards}
      onSubmit={(event) => {
        event.preventDefault();
        if (isChanged && !isSaving) onSave(collect());
      }}
    >
      <Card
        title={<Trans>Texts of the player</Trans>}
        description={
          <Trans>
            What courses and games say in each language, unless a course says it otherwise. Empty: the default.
          </Trans>
        }
      >
        <TextsFields
          locales={LOCALES}
          query={query}
          onQuery={onQuery}
          read={read}
          below={(locale, slug) => readDefaultText(slug, locale)}
          put={put}
        />
      </Card>
      <div className={isChanged ? styles.waiting : styles.keeping}>
        <Button
          type="submit"
          variant={isChanged ? "primary" : "secondary"}
          loading={isSaving}
          disabled={!isChanged}
          accessibleWhenDisabled
        >
          <Trans>Save the texts</Trans>
        </Button>
        <Button disabled={!isChanged} accessibleWhenDisabled onClick={reset}>
          <Trans>Cancel</Trans>
        </Button>
        <span className={styles.said}>
          {isChanged && <Trans>Not saved yet. Learners read them once they are saved.</Trans>}
        </span>
      </div>
    </form>
  );
}
