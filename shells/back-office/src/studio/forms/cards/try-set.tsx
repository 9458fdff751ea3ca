// Knows how an author tries cards or files in their form, as a learner who has opened nothing yet.
import { viewParts } from "@academiz/domain/interactivities";
import type { Interactivity } from "@academiz/domain/learniz";
import { Button, FilesContext, LateBlock, LateBlockContext, PartsPlay } from "@academiz/ui";
import { Trans } from "@lingui/react/macro";
import { Play, X } from "lucide-react";
import { useState } from "react";
import { useStudio } from "../../common/studio-context.ts";
import * as styles from "./cards-form.css.ts";

export function TrySet({ one }: { readonly one: Interactivity }) {
  const { documentFiles } = useStudio();
  const [isOpen, setOpen] = useState(false);
  const [seen, setSeen] = useState<readonly string[]>([]);
  const view = viewParts(one, { data: { seen } });
  const resolve = (src: string) =>
    src.startsWith("document:") ? (documentFiles.find(({ slug }) => src === `document:${slug}`)?.url ?? "") : src;
  if (!view) return null;
  return (
    <>
      <div>
        <Button
          size="small"
          aria-expanded={isOpen}
          icon={isOpen ? <X size={16} aria-hidden /> : <Play size={16} aria-hidden />}
          onClick={() => {
            setSeen([]);
            setOpen(!isOpen);
          }}
        >
          {isOpen ? <Trans>Stop trying</Trans> : <Trans>Try it as a learner</Trans>}
        </Button>
      </div>
      {isOpen && (
        <div className={styles.tried}>
          <FilesContext value={documentFiles}>
            <LateBlockContext value={LateBlock}>
              <PartsPlay
                view={view}
                resolve={resolve}
                onSeen={(key) => setSeen((before) => [...before, key])}
                renderGame={() => (
                  <p className={styles.note}>
                    <Trans>The game is played here. Try it in the preview.</Trans>
                  </p>
                )}
              />
            </LateBlockContext>
          </FilesContext>
        </div>
      )}
    </>
  );
}
