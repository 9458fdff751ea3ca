// Knows the page where an author plays a course from a file of theirs: nothing of it is stored or sent (§4.77, §4.78).
import type { LoadedLearniz } from "@academiz/domain/learniz";
import { Button, PageHeader } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { FileJson, FolderOpen, RotateCw } from "lucide-react";
import { useEffect, useRef } from "react";
import { PlaceDrop } from "../office/file-drop.tsx";
import { failure } from "../product/product.css.ts";
import { TrialFrame } from "../trial/trial-frame.tsx";
import * as styles from "./course-file.css.ts";
import { FaultWords } from "./fault-words.tsx";
import { type PlayedFile, useCourseFile } from "./use-course-file.ts";
import { useFileDraft } from "./use-file-draft.ts";

export function CourseFilePage() {
  const { t } = useLingui();
  const { played, choose, readAnew, leave } = useCourseFile();
  const course = played?.course ?? null;
  return (
    <div className={styles.page}>
      <title>{t`Play a file – Academiz`}</title>
      <PageHeader
        title={<Trans>Play a file</Trans>}
        description={
          <Trans>
            A course from a file of this device (JSON), as learners would meet it. Nothing of it is stored or sent.
          </Trans>
        }
      />
      {played?.fault && (
        <div role="alert" className={failure}>
          <FaultWords name={played.name} fault={played.fault} />
        </div>
      )}
      {played && course ? (
        <Player key={played.name} played={played} course={course} onAnew={readAnew} onLeave={leave} />
      ) : (
        <PlaceDrop
          label={t`File of a course`}
          icon={<FileJson size={32} aria-hidden />}
          accept=".json,application/json"
          onPlace={choose}
        >
          <Trans>Drop the file of a course here. The studio writes one: “More”, “Download as a file”.</Trans>
        </PlaceDrop>
      )}
    </div>
  );
}

interface PlayerProps {
  readonly played: PlayedFile;
  readonly course: LoadedLearniz;
  readonly onAnew: () => void;
  readonly onLeave: () => void;
}

function Player({ played: { name, fault, times }, course, onAnew, onLeave }: PlayerProps) {
  const draft = useFileDraft(name, course.learniz);
  const frame = useRef<HTMLIFrameElement>(null);
  const again = useRef<HTMLButtonElement>(null);
  // The focused element went away with the place where files are dropped.
  useEffect(() => again.current?.focus(), []);
  return (
    <>
      <div className={styles.tools}>
        <Button ref={again} icon={<RotateCw size={20} aria-hidden />} onClick={onAnew}>
          <Trans>Read the file again</Trans>
        </Button>
        <Button icon={<FolderOpen size={20} aria-hidden />} onClick={onLeave}>
          <Trans>Another file</Trans>
        </Button>
        <span role="status">
          {fault ? (
            <Trans>“{name}” is played as it was before.</Trans>
          ) : times > 1 ? (
            <Trans>“{name}” was read again.</Trans>
          ) : (
            name
          )}
        </span>
      </div>
      <div className={styles.player}>
        {draft && <TrialFrame draft={draft} frame={frame} onWord={() => again.current?.focus()} />}
      </div>
    </>
  );
}
