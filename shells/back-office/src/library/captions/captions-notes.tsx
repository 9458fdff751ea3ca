// Knows what is told about captions as a whole: what a file lost, and why they are not saved.
import type { CaptionsEditorView } from "@academiz/application/captions-editor";
import { Button } from "@academiz/ui";
import { Plural, Trans } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { TroubleText } from "../../office/trouble-text.tsx";
import * as styles from "./captions.css.ts";

export function DroppedNote({ dropped }: Pick<CaptionsEditorView, "dropped">) {
  if (dropped === null) return null;
  const { notes, looks, unread } = dropped;
  return (
    <div role="status" className={styles.note}>
      <Trans>Not everything of the file is kept:</Trans>
      <ul className={styles.lost}>
        {notes > 0 && (
          <li>
            <Plural value={notes} one="# note of its writer" other="# notes of its writer" />
          </li>
        )}
        {looks > 0 && (
          <li>
            <Plural value={looks} one="# colour, font or place" other="# colours, fonts or places" />
          </li>
        )}
        {unread > 0 && (
          <li>
            <Plural
              value={unread}
              one="# part that is no caption, or whose times cannot be read"
              other="# parts that are no captions, or whose times cannot be read"
            />
          </li>
        )}
      </ul>
    </div>
  );
}

export interface SavingNoteProps {
  readonly view: Pick<CaptionsEditorView, "trouble" | "isConflict" | "isUnnamed">;
  readonly onTheirs: () => void;
  readonly onOwn: () => void;
}

export function SavingNote({ view: { trouble, isConflict, isUnnamed }, onTheirs, onOwn }: SavingNoteProps) {
  const box = useRef<HTMLDivElement>(null);
  // It stands above what is written, which is longer than a window.
  useEffect(() => {
    if (trouble) box.current?.scrollIntoView({ block: "nearest" });
  }, [trouble]);
  if (trouble === null) return null;
  if (isConflict)
    return (
      <div ref={box} role="alert" className={styles.note}>
        <p>
          <Trans>
            Somebody else saved captions of this film meanwhile. Yours are not saved yet: look at theirs, which undo
            takes back, or keep yours and save them in place of theirs.
          </Trans>
        </p>
        <div className={styles.tools}>
          <Button size="small" onClick={onTheirs}>
            <Trans>Look at theirs</Trans>
          </Button>
          <Button size="small" onClick={onOwn}>
            <Trans>Keep my captions</Trans>
          </Button>
        </div>
      </div>
    );
  return (
    <div ref={box} role="alert" className={styles.note}>
      {isUnnamed && (
        <p>
          <Trans>The captions are in the library, but the film does not show them yet.</Trans>
        </p>
      )}
      <TroubleText trouble={trouble} />
    </div>
  );
}
