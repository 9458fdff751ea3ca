// Knows how an author sees all levels that learners' answers suggest, and takes them over together.
import type { LevelsTold } from "@academiz/application/ports";
import type { LevelsView, SequenceContentEvent } from "@academiz/application/sequence-content";
import { Button, When } from "@academiz/ui";
import { Plural, Trans } from "@lingui/react/macro";
import { Check, X } from "lucide-react";
import * as styles from "../../product/product.css.ts";
import * as own from "../sequence.css.ts";

export interface LevelsPartProps {
  readonly told: LevelsTold;
  readonly view: LevelsView;
  readonly send: (event: SequenceContentEvent) => void;
  readonly onClose: () => void;
}

export function LevelsPart({ told, view, send, onClose }: LevelsPartProps) {
  const { edit, harder, easier } = view;
  const { fewest, learners, newestAt, computedAt } = told;
  return (
    <div className={own.levels}>
      <div role="status" className={styles.stack}>
        <p className={own.said}>
          {view.told === 0 ? (
            <Trans>
              No question has enough answers yet. Something is said of a question once {fewest} learners have answered
              it, some rightly and some wrongly.
            </Trans>
          ) : harder + easier === 0 ? (
            <Plural
              value={view.told}
              one="Of # question the answers say something: it is as difficult as you thought."
              other="Of # questions the answers say something: they are as difficult as you thought."
            />
          ) : (
            <>
              <Plural
                value={harder}
                one="# question is harder than you thought,"
                other="# questions are harder than you thought,"
              />{" "}
              <Plural value={easier} one="# is easier." other="# are easier." />
            </>
          )}
        </p>
        <p className={own.help}>
          {newestAt !== null && (
            <>
              <Plural
                value={learners}
                one="From the first answers of # learner."
                other="From the first answers of # learners."
              />{" "}
              <Trans>
                The newest: <When at={newestAt} />. Computed: <When at={computedAt} />.
              </Trans>
            </>
          )}
        </p>
      </div>
      <div className={styles.buttons}>
        {edit && (
          <Button icon={<Check size={20} aria-hidden />} onClick={() => send({ type: "sequence.edited", edit })}>
            <Plural value={harder + easier} one="Take over # level" other="Take over # levels" />
          </Button>
        )}
        <Button icon={<X size={20} aria-hidden />} onClick={onClose}>
          <Trans>Hide the comparison</Trans>
        </Button>
      </div>
    </div>
  );
}
