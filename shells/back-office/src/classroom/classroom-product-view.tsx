// Knows what the page of a classroom shows: its sessions and their slots, for whom it is, and how far its learners are.
import {
  type ClassroomContentEvent,
  classroomContentMachine,
  connectClassroomContent,
} from "@academiz/application/classroom-content";
import { readSurvey } from "@academiz/domain/classiz";
import {
  type ClassroomMean,
  putClassroomSettings,
  putMeans,
  readClassroomSettings,
  readMeans,
} from "@academiz/domain/products";
import { Card } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useActor } from "@xstate/react";
import { useEffect, useRef } from "react";
import { useAudienceParts } from "../audience/use-audience-parts.tsx";
import { CoverField } from "../cover/late-cover-field.ts";
import { ProductHistory } from "../history/product-history.tsx";
import { LearnersTab } from "../learners/learners-tab.tsx";
import { useOffice, useSession } from "../office/office-context.ts";
import type { OpenedProductProps } from "../product/open-product.tsx";
import * as styles from "../product/product.css.ts";
import { useProductAddress } from "../product/product-search.ts";
import { ProductView } from "../product/product-view.tsx";
import { PublishDialog } from "../product/publish-dialog.tsx";
import type { UnsavedPart } from "../product/saving/save-bar.tsx";
import { StatisticsTab } from "../statistics/statistics-tab.ts";
import { useRules } from "./classroom-rules.ts";
import { DocumentsCard } from "./documents/documents-card.tsx";
import { useDocumentsDraft } from "./documents/documents-draft.ts";
import { RulesForm } from "./rules-form.tsx";
import { SessionsCard } from "./sessions-card.tsx";
import { SlotsTab } from "./slots-tab.tsx";
import { SurveyCard } from "./survey/survey-card.tsx";
import { useSurveyDraft } from "./survey/survey-draft.ts";

export function ClassroomProductView({ view, product, send }: OpenedProductProps) {
  const { t } = useLingui();
  const { office } = useOffice();
  const { mayTrain } = useSession();
  const audience = useAudienceParts(product);
  const { search, change } = useProductAddress();
  const { content, slug } = product;
  const stored = readMeans(content);
  const [snapshot, tell] = useActor(classroomContentMachine, { input: { gateway: office.classrooms, slug, stored } });
  const written = connectClassroomContent(snapshot);
  const rules = useRules(readClassroomSettings(content), view.isSavingContent);
  const survey = useSurveyDraft(readSurvey(content), view.isSavingContent);
  const documents = useDocumentsDraft(product, view.isSavingContent);
  useStored(stored, tell);
  /** Saves all changes together. */
  const save = () => {
    const { means } = putMeans(content, written.means);
    const { config } = rules.settings ? putClassroomSettings(content, rules.settings) : content;
    const { questions, laterDays } = survey.survey ?? readSurvey(content);
    send({
      type: "content.saved",
      content: {
        ...(written.isChanged && { means }),
        ...(rules.draft.isChanged && { config }),
        ...(survey.draft.isChanged && { survey: { questions, laterDays } }),
        ...(documents.draft.isChanged && { sessionDocuments: documents.written }),
      },
    });
  };
  const unsaved: UnsavedPart & { readonly name: "content" } = {
    name: "content",
    isChanged: [written, rules.draft, survey.draft, documents.draft].some(({ isChanged }) => isChanged),
    isBusy: view.isSavingContent,
    save: rules.settings === null || survey.survey === null ? null : save,
    drop: () => {
      tell({ type: "changes.dropped" });
      rules.draft.reset();
      survey.draft.reset();
      documents.draft.reset();
    },
  };
  return (
    <ProductView
      CoverField={CoverField}
      view={view}
      product={product}
      send={send}
      published={t`The classroom is published`}
      unsaved={[unsaved, ...audience.unsaved]}
      parts={{
        ...audience.parts,
        content: {
          label: <Trans>Content</Trans>,
          view: (
            <div className={styles.stack}>
              <Card
                title={<Trans>Sessions</Trans>}
                description={
                  mayTrain ? (
                    <Trans>
                      The groups for which it is held, such as a morning group. Each has its own dates and people: once
                      it is published, they are planned in “Dates”.
                    </Trans>
                  ) : (
                    <Trans>
                      The groups for which it is held, such as a morning group. Each has its own dates and people: once
                      it is published, a trainer or an administrator plans them.
                    </Trans>
                  )
                }
              >
                <SessionsCard
                  view={written}
                  send={tell}
                  product={product}
                  stored={stored.map(({ slug: mean }) => mean)}
                />
              </Card>
              <Card
                title={<Trans>Documents</Trans>}
                description={
                  <Trans>
                    Files that go with its sessions, such as a preparation, an exercise or the slides. Learners find
                    each on the page of the classroom when it is time, and whoever runs a date finds all of them there.
                  </Trans>
                }
              >
                <DocumentsCard written={documents} />
              </Card>
              <Card
                title={<Trans>Survey after the sessions</Trans>}
                description={
                  <Trans>
                    Those who were there are asked when their session has ended. Their answers are read without names,
                    beside its dates.
                  </Trans>
                }
              >
                <SurveyCard written={survey} />
              </Card>
              <Card title={<Trans>Attendance and look</Trans>}>
                <RulesForm rules={rules} />
              </Card>
            </div>
          ),
        },
        ...(mayTrain && {
          slots: {
            label: <Trans>Dates</Trans>,
            view: <SlotsTab slug={slug} isPublished={product.publishedAt !== null} />,
          },
        }),
        learners: {
          label: <Trans>Learners</Trans>,
          view: (
            <LearnersTab
              library={office.library.of("classiz")}
              type="classiz"
              slug={slug}
              publishedAt={product.publishedAt}
              read={{
                learner: search.learner,
                onLearner: (learner = "") => change({ learner }, learner === ""),
                hasAnswers: false,
              }}
            />
          ),
        },
        statistics: {
          label: <Trans>Statistics</Trans>,
          view: (
            <StatisticsTab
              type="classiz"
              slug={slug}
              period={search.period}
              onPeriod={(period) => change({ period })}
            />
          ),
        },
        history: { label: <Trans>History</Trans>, view: <ProductHistory product={product} send={send} /> },
      }}
      renderPublication={(close) => (
        <PublishDialog
          name={product.name}
          gap={view.gap}
          isBusy={view.isPublishing}
          content={unsaved}
          onClose={close}
          onConfirm={() => send({ type: "publication.confirmed" })}
        >
          <Trans>Learners for whom it is find it then. Dates are planned once it is published.</Trans>
        </PublishDialog>
      )}
    />
  );
}

/** What was stored is written on, also where somebody else stored it. */
function useStored(stored: readonly ClassroomMean[], tell: (event: ClassroomContentEvent) => void): void {
  const key = JSON.stringify(stored);
  const told = useRef(key);
  useEffect(() => {
    if (told.current === key) return;
    told.current = key;
    tell({ type: "sessions.stored", means: JSON.parse(key) as ClassroomMean[] });
  }, [key, tell]);
}
