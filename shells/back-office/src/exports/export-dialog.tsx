// Knows how a course or a game is exported for another platform: which state of it, in which format, and the earlier
// packages.

import type { ExportedProduct, ExportOptions } from "@academiz/application/ports";
import { connectScormExport, type ScormExportInput, scormExportMachine } from "@academiz/application/scorm-export";
import { Button, Dialog, RadioGroup } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useActor } from "@xstate/react";
import { PackagePlus } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useOffice } from "../office/office-context.ts";
import { TroubleText } from "../office/trouble-text.tsx";
import { ExportList } from "./export-list.tsx";
import * as styles from "./exports.css.ts";

export interface ExportDialogProps {
  readonly product: ExportedProduct;
  readonly isPublished: boolean;
  /** Stores what the author sees, before a draft is packed. */
  readonly flush: ScormExportInput["flush"];
  /** A warning about the chosen state. */
  readonly notice?: (state: "published" | "draft") => ReactNode;
  readonly onClose: () => void;
}

export function ExportDialog({ product, isPublished, flush, notice, onClose }: ExportDialogProps) {
  const { t } = useLingui();
  const { office } = useOffice();
  const [snapshot, send] = useActor(scormExportMachine, {
    input: { product, flush, exports: office.exports, files: office.files },
  });
  const { isAsking, isAwaiting, rows, savedAs, trouble, listTrouble } = connectScormExport(snapshot);
  const [state, setState] = useState<"published" | "draft">(isPublished ? "published" : "draft");
  const [format, setFormat] = useState<ExportOptions["format"]>("1.2");
  const [exitReading, setExitReading] = useState<ExportOptions["exitReading"]>("BY_STATUS");
  const made = useRef<HTMLDivElement>(null);
  const count = rows?.length ?? 0;
  useEffect(() => {
    // The list stands below the choice, and grows with each package.
    if (count > 0 && (isAwaiting || savedAs !== null)) made.current?.scrollIntoView({ block: "start" });
  }, [isAwaiting, savedAs, count]);
  return (
    <Dialog
      open
      onClose={onClose}
      title={product.type === "game" ? <Trans>Export the game</Trans> : <Trans>Export the course</Trans>}
      description={<Trans>A package for another learning platform, or for a web site.</Trans>}
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Close</Trans>
          </Button>
          <Button
            variant="primary"
            icon={<PackagePlus size={20} aria-hidden />}
            loading={isAsking}
            onClick={() => send({ type: "export.asked", options: { format, draft: state === "draft", exitReading } })}
          >
            <Trans>Make the package</Trans>
          </Button>
        </>
      }
    >
      <RadioGroup
        label={t`What is exported`}
        options={[
          {
            value: "published",
            label: <Trans>What is published</Trans>,
            disabled: !isPublished,
            help: isPublished ? undefined : <Trans>It has not been published yet.</Trans>,
          },
          { value: "draft", label: <Trans>The draft, as it stands now</Trans> },
        ]}
        value={state}
        onValueChange={setState}
      />
      <RadioGroup
        label={t`Format`}
        options={[
          { value: "1.2", label: "SCORM 1.2", help: <Trans>Every platform takes it.</Trans> },
          {
            value: "2004",
            label: <Trans>SCORM 2004, 4th edition</Trans>,
            help: <Trans>Tells success and completion apart, and has more room for answers.</Trans>,
          },
          { value: "2004-3rd", label: <Trans>SCORM 2004, 3rd edition</Trans> },
          {
            value: "web",
            label: <Trans>Web pages</Trans>,
            help: <Trans>For any web site, or a double click. Progress stays in each browser.</Trans>,
          },
        ]}
        value={format}
        onValueChange={setFormat}
      />
      {format !== "web" && (
        <RadioGroup
          label={t`At the end of a visit`}
          options={[
            {
              value: "BY_STATUS",
              label: <Trans>Finished for good once it is completed</Trans>,
              help: <Trans>Until then learners go on where they left it.</Trans>,
            },
            {
              value: "ALWAYS_SUSPEND",
              label: <Trans>Always to be taken up again</Trans>,
              help: (
                <Trans>
                  For platforms, Moodle among them, that give nothing back of a completed SCORM 2004 course when it is
                  opened again.
                </Trans>
              ),
            },
            {
              value: "ALWAYS_NORMAL",
              label: <Trans>Finished for good at each visit</Trans>,
              help: <Trans>Only for platforms that ask for it: most begin anew then.</Trans>,
            },
          ]}
          value={exitReading}
          onValueChange={setExitReading}
        />
      )}
      {notice?.(state)}
      <div ref={made} className={styles.made}>
        <div role="status">
          {isAwaiting && (
            <p className={styles.note}>
              <Trans>
                The package is being made and will be downloaded. You may close this meanwhile, and find it here.
              </Trans>
            </p>
          )}
          {savedAs !== null && (
            <p className={styles.note}>
              <Trans>“{savedAs}” is downloaded.</Trans>
            </p>
          )}
        </div>
        {trouble && (
          <p role="alert" className={styles.refusal}>
            <TroubleText trouble={trouble} />
          </p>
        )}
        {rows && rows.length > 0 && (
          <ExportList
            rows={rows}
            onFetch={(id) => send({ type: "export.fetched", id })}
            onRemove={(id) => send({ type: "export.removed", id })}
          />
        )}
      </div>
      {listTrouble && (
        <p className={styles.refusal}>
          <TroubleText trouble={listTrouble} />
        </p>
      )}
    </Dialog>
  );
}
