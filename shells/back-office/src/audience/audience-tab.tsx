// Knows how an author says who may open a product, and when, and sees the effect before saving it.
import { Card, Form, type FormField, useToasts } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useEffectEvent, useState } from "react";
import { useOffice } from "../office/office-context.ts";
import { listCriteria, listPlaces } from "../people/list-tree.ts";
import { UNREAD, useTrees } from "../people/use-trees.ts";
import { Opening } from "../product/opening.tsx";
import * as styles from "./audience.css.ts";
import { AudienceBar } from "./audience-bar.tsx";
import { type AudienceName, EVERYBODY, SOME, writeAudience } from "./audience-values.ts";
import { CopyLine } from "./copy-line.tsx";
import { LosingDialog } from "./losing-dialog.tsx";
import { isMisread, readLocal } from "./moments.ts";
import { NamedPeople } from "./named-people.tsx";
import { AUDIENCE_FORM, type AudienceWriting } from "./use-audience.ts";

export interface AudienceTabProps extends AudienceWriting {
  readonly isPublished: boolean;
}

export function AudienceTab({ view, send, draft, paste, isAsked, setAsked, isPublished }: AudienceTabProps) {
  const { t } = useLingui();
  const notify = useToasts();
  const { office } = useOffice();
  const trees = useTrees(office.people);
  const { availability, known, saves, count, isCounting, isNaming } = view;
  const { values } = draft;
  useEffect(() => {
    send({ type: "audience.opened", isPublished });
  }, [isPublished, send]);
  const audience = writeAudience(
    values,
    trees === UNREAD ? null : trees,
    known.map(({ id }) => id),
  );
  const [from, until, due] = [readLocal(values.from), readLocal(values.until), readLocal(values.due)];
  const asked = { audience, from, until };
  const key = JSON.stringify(asked);
  const isReady = view.phase === "ready";
  const tell = useEffectEvent((_key: string) => send({ type: "audience.drafted", asked }));
  useEffect(() => {
    if (isReady) tell(key);
  }, [isReady, key]);
  const save = () => {
    setAsked(false);
    if (!availability) return;
    send({ type: "settings.saved", settings: { name: availability.name, audience, from, until, due } });
  };
  const losesNobody = !isCounting && count?.losing === 0 && count.blocked.length === 0;
  const saveUnasked = useEffectEvent(save);
  useEffect(() => {
    if (isAsked && losesNobody) saveUnasked();
  }, [isAsked, losesNobody]);
  const [told, setTold] = useState(saves);
  useEffect(() => {
    if (saves === told) return;
    setTold(saves);
    notify({ kind: "success", text: t`The audience is saved` });
  }, [saves, told, notify, t]);
  if (!isReady || availability === null)
    return (
      <Opening
        view={view}
        failure={<Trans>The audience could not be loaded</Trans>}
        onRetry={() => send({ type: "retry.asked" })}
      />
    );
  const [places, criteria] = [listPlaces(trees.affectations), listCriteria(trees.criteria)];
  const isSome = values.who === SOME;
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const fields: readonly FormField<AudienceName>[] = [
    {
      kind: "choice",
      name: "who",
      label: t`Who may open it`,
      options: [
        { value: EVERYBODY, label: <Trans>Everyone of the organisation</Trans> },
        {
          value: SOME,
          label: <Trans>Some people</Trans>,
          help: <Trans>Whoever stands in one of the places, meets one of the criteria, or is named.</Trans>,
        },
      ],
    },
    ...(isSome && places.length > 0
      ? [
          {
            kind: "several" as const,
            name: "affectations" as const,
            label: t`Places`,
            help: t`With all that stands in them.`,
            options: places,
          },
        ]
      : []),
    ...(isSome && criteria.length > 0
      ? [{ kind: "several" as const, name: "criterias" as const, label: t`Criteria`, options: criteria }]
      : []),
    { kind: "moment", name: "from", label: t`From`, help: t`Empty: from now on. Times are those of ${zone}.` },
    { kind: "moment", name: "until", label: t`Until`, help: t`Empty: it has no end.` },
    {
      kind: "moment",
      name: "due",
      label: t`To be done by`,
      help: t`Learners and their managers see the day, and who is late. It stays open afterwards. Empty: whenever.`,
    },
  ];
  const unread = t`Choose a day of a year with four figures, or leave it empty.`;
  const errors: { readonly [N in AudienceName]?: string } = {
    ...(isMisread(values.from) && { from: unread }),
    ...(from !== null &&
      until !== null &&
      until <= from && { until: t`Choose a moment after the beginning, or leave it empty.` }),
    ...(isMisread(values.until) && { until: unread }),
    ...(due !== null &&
      ((from !== null && due <= from) || (until !== null && due > until)) && {
        due: t`Choose a moment in which it is open, or leave it empty.`,
      }),
    ...(isMisread(values.due) && { due: unread }),
  };
  return (
    <div className={styles.page}>
      <Card
        title={<Trans>Audience</Trans>}
        {...(!isPublished && {
          description: <Trans>It is not published yet: what you choose holds from its first publication on.</Trans>,
        })}
      >
        <Form
          id={AUDIENCE_FORM}
          fields={fields}
          draft={draft}
          errors={errors}
          onSubmit={() => {
            if (!isNaming) setAsked(true);
          }}
        />
      </Card>
      {isSome && <NamedPeople view={view} send={send} draft={draft} paste={paste} />}
      <AudienceBar view={view} from={from} until={until} onRetry={() => send({ type: "retry.asked" })} />
      {isPublished && <CopyLine label={t`Address for learners`} value={availability.url} />}
      <LosingDialog
        // Where the count failed, nobody knows that nobody loses it.
        open={isAsked && !isCounting && !losesNobody}
        count={count}
        onCancel={() => setAsked(false)}
        onConfirm={save}
      />
    </div>
  );
}
