// Knows how a client's look is changed, seen beside it, saved and taken back.
import type { Appearance, AppearanceChange } from "@academiz/application/ports";
import { combineTheme, readThemeForm, writeThemeForm } from "@academiz/domain/theme";
import { Button, ConfirmDialog } from "@academiz/ui";
import { useFontFaces } from "@academiz/ui/brand";
import { Trans, useLingui } from "@lingui/react/macro";
import { RotateCcw } from "lucide-react";
import { useRef, useState } from "react";
import { ThemePreview } from "../theme-form/theme-preview.tsx";
import { useThemeErrors } from "../theme-form/use-theme-errors.ts";
import * as styles from "./appearance.css.ts";
import { LookForm } from "./look-form.tsx";
import { readPicture } from "./pictures.ts";
import type { LookDraft } from "./use-look-draft.ts";
import { isFamilyWrong, listDraftFaces } from "./use-own-font.ts";

export interface LookTabProps {
  readonly stored: Appearance;
  readonly look: LookDraft;
  readonly isSaving: boolean;
  readonly onSave: (change: AppearanceChange) => void;
}

const NOTHING = { colors: {}, font: null, theme: {} };

export function LookTab({ stored, look: { draft, shown, change, isChanged }, isSaving, onSave }: LookTabProps) {
  const { t } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  const errors = useThemeErrors(draft.values);
  const failed = useFontFaces({ fontFaces: listDraftFaces(draft.values) });
  const ownError = isFamilyWrong(draft.values)
    ? t`Type a name of letters, digits and spaces that no font of the product has.`
    : undefined;
  const [isResetting, setResetting] = useState(false);
  const theme = combineTheme(shown);
  const save = () => {
    const [wrong] = [...Object.keys(errors), ...(ownError ? ["ownFamily"] : [])];
    if (wrong !== undefined) return form.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
    if (isChanged && !isSaving) onSave(change);
  };
  // Every part is sent, so that each becomes the product's own again.
  const reset = () => {
    setResetting(false);
    const { theme: parts } = readThemeForm(writeThemeForm(NOTHING), NOTHING);
    onSave({
      look: { colors: {}, font: null, theme: { ...parts, exactTone: null, state: null, ownFont: null } },
      logo: null,
      favicon: null,
      tabLabel: null,
    });
  };
  return (
    <form
      ref={form}
      noValidate
      className={styles.cards}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <div className={styles.beside}>
        <div className={styles.cards}>
          <LookForm draft={draft} theme={theme} errors={errors} ownError={ownError} failed={failed} />
        </div>
        <aside className={styles.seen} aria-label={t`Preview`}>
          <ThemePreview
            theme={theme}
            client={{ name: stored.name, logo: readPicture(draft.values["logo"])?.address ?? null }}
          />
        </aside>
      </div>
      <div className={isChanged ? styles.waiting : styles.keeping}>
        <Button
          type="submit"
          variant={isChanged ? "primary" : "secondary"}
          loading={isSaving}
          disabled={!isChanged}
          accessibleWhenDisabled
        >
          <Trans>Save the appearance</Trans>
        </Button>
        <Button disabled={!isChanged} accessibleWhenDisabled onClick={draft.reset}>
          <Trans>Cancel</Trans>
        </Button>
        <span className={styles.said}>
          {isChanged && <Trans>Not saved yet. Learners see it once it is saved.</Trans>}
        </span>
        <Button
          variant="quiet"
          icon={<RotateCcw size={20} aria-hidden />}
          disabled={isSaving}
          onClick={() => setResetting(true)}
        >
          <Trans>Back to the product’s own look…</Trans>
        </Button>
      </div>
      <ConfirmDialog
        open={isResetting}
        danger
        title={<Trans>Back to the product’s own look?</Trans>}
        confirmLabel={t`Take your look away`}
        onCancel={() => setResetting(false)}
        onConfirm={reset}
      >
        <Trans>
          Colours, letters, shapes, pictures and the title of the tab are those of the product again, for all of your
          people. Files stay in the library.
        </Trans>
      </ConfirmDialog>
    </form>
  );
}
