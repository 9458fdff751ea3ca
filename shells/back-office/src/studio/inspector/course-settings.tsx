// Knows the settings of a whole course: its presentation, its general conditions (§5.26–§5.33), and what completes it.
import type { Cover } from "@academiz/domain/catalog";
import type { Learniz } from "@academiz/domain/learniz";
import { Field, RadioGroup, Select, Switch, TextArea, TextInput } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useParams } from "@tanstack/react-router";
import { CoverField } from "../../cover/late-cover-field.ts";
import { lateOffice } from "../../words/late-office.ts";
import { ScoreField } from "../common/score-field.tsx";
import { useLearniz, useStudio } from "../common/studio-context.ts";
import { CompletionRules } from "./completion-rules.tsx";
import { CourseCertificate } from "./course-certificate.tsx";
import { CourseLook } from "./course-look.tsx";
import { CourseScores } from "./course-scores.tsx";
import { CourseTexts } from "./course-texts.tsx";
import * as styles from "./inspector.css.ts";
import { readCourse } from "./ruled-part.ts";

const ProductTags = lateOffice(async () => (await import("../../tags/product-tags.tsx")).ProductTags, { isRare: true });

export function CourseSettings() {
  const { t } = useLingui();
  const { slug } = useParams({ from: "/gate/learniz/$slug" });
  const learniz = useLearniz();
  const { change, documentFiles, noteFile } = useStudio();
  const { context, validationConditions: conditions } = learniz;
  const editContext = (part: Partial<Learniz["context"]>) =>
    change(`context:${Object.keys(part).join()}`, (own) => ({ ...own, context: { ...own.context, ...part } }));
  const putCover = (cover: Cover | null) => {
    const part = cover?.src === context.cover?.src ? "words" : "picture";
    change(`context:cover:${part}`, (own) => {
      const { cover: _, ...others } = own.context;
      return { ...own, context: { ...others, ...(cover && { cover }) } };
    });
  };
  const editConditions = (part: Partial<Learniz["validationConditions"]>) =>
    change("conditions", (own) => ({ ...own, validationConditions: { ...own.validationConditions, ...part } }));
  const editScore = (part: (own: typeof conditions) => typeof conditions) =>
    change("conditions-score", (own) => ({ ...own, validationConditions: part(own.validationConditions) }));
  return (
    <>
      <section className={styles.group}>
        <Field label={t`Title`}>
          <TextInput value={context.title} onChange={(event) => editContext({ title: event.target.value })} />
        </Field>
        <Field label={t`Description`} optional>
          <TextArea
            rows={3}
            value={context.description ?? ""}
            onChange={(event) => editContext({ description: event.target.value })}
          />
        </Field>
        <Field label={t`Author`} optional>
          <TextInput value={context.author ?? ""} onChange={(event) => editContext({ author: event.target.value })} />
        </Field>
        <Field label={t`Language of the course`}>
          <Select
            options={[
              { value: "FR", label: "Français" },
              { value: "EN", label: "English" },
            ]}
            value={learniz.local}
            onValueChange={(local) => change("local", (own) => ({ ...own, local }))}
          />
        </Field>
        <CoverField
          cover={context.cover ?? null}
          documentFiles={documentFiles}
          noteFile={noteFile}
          onChange={putCover}
          without={
            <Trans>Without one, the picture behind the pages stands for the course, or else its first picture.</Trans>
          }
        />
      </section>
      <section className={styles.group}>
        <h2 className={styles.heading}>
          <Trans>Tags</Trans>
        </h2>
        <ProductTags type="learniz" slug={slug} />
      </section>
      <section className={styles.group} data-settings="conditions">
        <h2 className={styles.heading}>
          <Trans>General conditions</Trans>
        </h2>
        <Switch
          checked={conditions.chainedRequirements ?? false}
          onCheckedChange={(chainedRequirements) => editConditions({ chainedRequirements })}
          help={t`Each page opens when the one before is completed.`}
        >
          <Trans>In order</Trans>
        </Switch>
        <Switch
          checked={conditions.validAll ?? false}
          onCheckedChange={(validAll) => editConditions({ validAll })}
          help={t`Every block, page and chapter must be completed.`}
        >
          <Trans>Everything done</Trans>
        </Switch>
        <ScoreField
          label={t`Minimum score`}
          help={t`The average of the games. Empty: none.`}
          value={conditions.gameMinimalScore}
          onValueChange={(gameMinimalScore) => editScore((others) => ({ ...others, gameMinimalScore }))}
          onClear={() => editScore(({ gameMinimalScore: _score, ...others }) => others)}
        />
        {conditions.validAll && conditions.gameMinimalScore !== undefined && (
          <RadioGroup
            label={t`Everything done, and the minimum score`}
            options={[
              {
                value: "either",
                label: <Trans>Either is enough</Trans>,
                help: (
                  <Trans>
                    The course is completed by whoever has done everything, or has reached the minimum score.
                  </Trans>
                ),
              },
              {
                value: "both",
                label: <Trans>Both are needed</Trans>,
                help: (
                  <Trans>
                    The course is completed by whoever has done everything and has reached the minimum score.
                  </Trans>
                ),
              },
            ]}
            value={conditions.together ? "both" : "either"}
            onValueChange={(chosen) => editConditions({ together: chosen === "both" })}
          />
        )}
      </section>
      <CompletionRules part={readCourse(learniz)} />
      <CourseScores />
      <CourseCertificate />
      <CourseLook />
      <CourseTexts />
      <section className={styles.group}>
        <Switch
          checked={!learniz.params.disableIdle}
          onCheckedChange={(pauses) =>
            change("idle", (own) => ({ ...own, params: { ...own.params, disableIdle: !pauses } }))
          }
          help={t`After a while without a key, a press or a film, so that the time spent is true. The platform says how long.`}
        >
          <Trans>Pause when nobody is there</Trans>
        </Switch>
      </section>
    </>
  );
}
