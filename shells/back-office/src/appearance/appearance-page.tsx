// Knows the page on which an administrator gives their organisation its look and its words.
import { appearanceMachine, connectAppearance, type KeptPictures } from "@academiz/application/appearance";
import type { Appearance, AppearanceChange, AppearanceGateway } from "@academiz/application/ports";
import { combineTheme } from "@academiz/domain/theme";
import { ErrorState, PageHeader, Skeleton, SkeletonGroup, Tabs, useToasts } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useActor } from "@xstate/react";
import { useEffect } from "react";
import { LeaveDialog } from "../office/leave-dialog.tsx";
import { useOffice } from "../office/office-context.ts";
import { TroubleText } from "../office/trouble-text.tsx";
import * as styles from "./appearance.css.ts";
import { LookTab } from "./look-tab.tsx";
import { PicturesTab } from "./pictures-tab.tsx";
import { TextsTab } from "./texts-tab.tsx";
import { useLookDraft } from "./use-look-draft.ts";
import { useTextsDraft } from "./use-texts-draft.ts";

export function AppearancePage() {
  const { t } = useLingui();
  const { office, session } = useOffice();
  const notify = useToasts();
  const [snapshot, send, actor] = useActor(appearanceMachine, { input: { gateway: office.appearance } });
  const { phase, stored, isSaving, trouble } = connectAppearance(snapshot);
  useEffect(() => {
    const told = actor.on("saved", ({ stored: saved }) => {
      session.send({
        type: "client.dressed",
        theme: {
          ...combineTheme(saved),
          ...(saved.favicon && { favicon: saved.favicon }),
          ...(saved.fontFaces.length > 0 && { fontFaces: saved.fontFaces }),
        },
      });
      notify({ kind: "success", text: t`The appearance is saved` });
    });
    return () => told.unsubscribe();
  }, [actor, session, notify, t]);
  return (
    <div className={styles.page}>
      <title>{t`Appearance – Academiz`}</title>
      <PageHeader
        title={<Trans>Appearance</Trans>}
        description={<Trans>How your organisation looks and speaks, to learners and in the back office.</Trans>}
      />
      {phase === "failed" && (
        <ErrorState
          title={<Trans>The appearance could not be loaded</Trans>}
          requestId={trouble?.requestId}
          onRetry={() => send({ type: "retry.asked" })}
        >
          <TroubleText trouble={trouble} />
        </ErrorState>
      )}
      {phase === "loading" && (
        <SkeletonGroup>
          <Skeleton shape="title" width="third" />
          <Skeleton shape="block" />
        </SkeletonGroup>
      )}
      {stored && (
        <>
          {trouble && (
            <p role="alert" className={styles.failure}>
              <Trans>Not saved. What you typed is still here.</Trans> <TroubleText trouble={trouble} />
            </p>
          )}
          <Parts
            gateway={office.appearance}
            stored={stored}
            isSaving={isSaving}
            onSave={(change) => send({ type: "change.saved", change })}
            onKept={(pictures) => send({ type: "pictures.kept", pictures })}
          />
        </>
      )}
    </div>
  );
}

interface PartsProps {
  readonly gateway: AppearanceGateway;
  readonly stored: Appearance;
  readonly isSaving: boolean;
  readonly onSave: (change: AppearanceChange) => void;
  readonly onKept: (pictures: KeptPictures) => void;
}

function Parts({ gateway, stored, isSaving, onSave, onKept }: PartsProps) {
  const { t } = useLingui();
  const { tab = "look", q = "" } = useSearch({ from: "/gate/layout/organisation/appearance" });
  const navigate = useNavigate({ from: "/organisation/appearance" });
  const look = useLookDraft(stored, isSaving);
  const texts = useTextsDraft(stored.defaultTexts, isSaving);
  return (
    <>
      <Tabs<"look" | "texts" | "pictures">
        label={t`Appearance`}
        items={[
          { id: "look", label: <Trans>Look</Trans> },
          { id: "texts", label: <Trans>Texts of the player</Trans> },
          { id: "pictures", label: <Trans>Signature and pictogram</Trans> },
        ]}
        selected={tab}
        onSelect={(chosen) => void navigate({ search: chosen === "look" ? {} : { tab: chosen } })}
      >
        {tab === "look" && <LookTab stored={stored} look={look} isSaving={isSaving} onSave={onSave} />}
        {tab === "pictures" && <PicturesTab gateway={gateway} stored={stored} onKept={onKept} />}
        {tab === "texts" && (
          <TextsTab
            draft={texts}
            query={q}
            onQuery={(query) => void navigate({ search: query === "" ? { tab } : { tab, q: query }, replace: true })}
            isSaving={isSaving}
            onSave={(defaultTexts) => onSave({ defaultTexts })}
          />
        )}
      </Tabs>
      <LeaveDialog isUnsaved={look.isChanged || texts.isChanged} />
    </>
  );
}
