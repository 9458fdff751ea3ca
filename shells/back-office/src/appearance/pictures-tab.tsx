// Knows how an administrator sees, replaces and takes away the signature and the pictogram of their organisation.
import {
  connectPictures,
  type KeptPictures,
  type PictureView,
  picturesMachine,
} from "@academiz/application/appearance";
import type { Appearance, AppearanceGateway } from "@academiz/application/ports";
import { CLIENT_PICTURE_TYPES, type ClientPicture } from "@academiz/domain/clients";
import { Button, Card, ConfirmDialog, EmptyState, useToasts } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useActor } from "@xstate/react";
import { ImageOff, Shapes, Signature, Trash2 } from "lucide-react";
import { type ReactNode, useEffect, useEffectEvent, useMemo, useState } from "react";
import { FileDrop } from "../office/file-drop.tsx";
import { TroubleText } from "../office/trouble-text.tsx";
import * as styles from "./appearance.css.ts";
import { writeDataAddress } from "./write-data-address.ts";

export interface PicturesTabProps {
  readonly gateway: AppearanceGateway;
  readonly stored: Appearance;
  readonly onKept: (pictures: KeptPictures) => void;
}

export function PicturesTab({ gateway, stored, onKept }: PicturesTabProps) {
  const { t } = useLingui();
  const notify = useToasts();
  const { clientId, picto, hasSignature } = stored;
  const [snapshot, send, actor] = useActor(picturesMachine, {
    input: { gateway, clientId, kept: { picto, hasSignature } },
  });
  const view = connectPictures(snapshot);
  const tell = useEffectEvent(onKept);
  const { bytes } = view.signature;
  const signature = useMemo(() => bytes && writeDataAddress(bytes), [bytes]);
  useEffect(() => {
    const told = actor.on("kept", ({ picture, isThere, pictures }) => {
      tell(pictures);
      const words = {
        signature: isThere ? t`The signature is saved` : t`The signature is taken away`,
        picto: isThere ? t`The pictogram is saved` : t`The pictogram is taken away`,
      };
      notify({ kind: "success", text: words[picture] });
    });
    return () => told.unsubscribe();
  }, [actor, notify, t]);
  const choose = (picture: ClientPicture) => (file: File) => send({ type: "picture.chosen", picture, file });
  const remove = (picture: ClientPicture) => () => send({ type: "picture.removed", picture });
  return (
    <div className={styles.pair}>
      <PictureCard
        label={t`Signature`}
        description={
          <Trans>
            Of whoever signs for your organisation. It is kept encrypted, and administrators alone see it here.
          </Trans>
        }
        icon={<Signature size={24} aria-hidden />}
        alt={t`The signature of ${stored.name}`}
        source={signature}
        view={view.signature}
        question={<Trans>Take the signature away?</Trans>}
        onChoose={choose("signature")}
        onRemove={remove("signature")}
      />
      <PictureCard
        label={t`Pictogram`}
        description={<Trans>A small picture that stands for your organisation. Whoever has its address sees it.</Trans>}
        icon={<Shapes size={24} aria-hidden />}
        alt={t`The pictogram of ${stored.name}`}
        source={view.picto.address}
        view={view.picto}
        question={<Trans>Take the pictogram away?</Trans>}
        onChoose={choose("picto")}
        onRemove={remove("picto")}
      />
    </div>
  );
}

interface PictureCardProps {
  readonly label: string;
  readonly description: ReactNode;
  readonly icon: ReactNode;
  readonly alt: string;
  /** Null: there is nothing to see. */
  readonly source: string | null;
  readonly view: PictureView;
  readonly question: ReactNode;
  readonly onChoose: (file: File) => void;
  readonly onRemove: () => void;
}

function PictureCard({ label, description, icon, alt, source, view, question, onChoose, onRemove }: PictureCardProps) {
  const { t } = useLingui();
  const [isAsked, setAsked] = useState(false);
  const { isThere, isBusy, trouble } = view;
  return (
    <Card
      title={label}
      description={description}
      actions={
        isThere && (
          <Button
            size="small"
            variant="quiet"
            icon={<Trash2 size={16} aria-hidden />}
            disabled={isBusy}
            onClick={() => setAsked(true)}
          >
            <Trans>Take away</Trans>
          </Button>
        )
      }
    >
      <div className={styles.cards} aria-busy={isBusy}>
        {source !== null && <img className={styles.picture} src={source} alt={alt} />}
        {source === null && (
          <div className={styles.noPicture}>
            <EmptyState
              icon={<ImageOff size={24} aria-hidden />}
              title={isThere ? <Trans>It cannot be shown now</Trans> : <Trans>None yet</Trans>}
            />
          </div>
        )}
        {trouble && (
          <p role="alert" className={styles.failure}>
            <TroubleText trouble={trouble} />
          </p>
        )}
        <FileDrop label={label} icon={icon} accept={CLIENT_PICTURE_TYPES.join(",")} onChoose={onChoose}>
          {isThere ? (
            <Trans>
              Drop another picture here: PNG, JPEG or WebP, of at most 1 MB. It takes the place of this one.
            </Trans>
          ) : (
            <Trans>Drop a picture here: PNG, JPEG or WebP, of at most 1 MB.</Trans>
          )}
        </FileDrop>
      </div>
      <ConfirmDialog
        open={isAsked}
        danger
        title={question}
        confirmLabel={t`Take away`}
        onCancel={() => setAsked(false)}
        onConfirm={() => {
          setAsked(false);
          onRemove();
        }}
      >
        <Trans>It is forgotten at once. To have it again, choose its file again.</Trans>
      </ConfirmDialog>
    </Card>
  );
}
