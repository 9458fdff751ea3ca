// Knows how an administrator says who answers learners, and whether they can be asked (§3.41).
import { connectExperts, expertsMachine } from "@academiz/application/experts";
import { Button, Card, ErrorState, IconButton, SearchInput, Skeleton, SkeletonGroup, Switch } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useMachine } from "@xstate/react";
import { Plus, Search, X } from "lucide-react";
import { useState } from "react";
import { useOffice } from "../office/office-context.ts";
import { TroubleText } from "../office/trouble-text.tsx";
import { namePerson } from "../people/name-person.ts";
import { failure } from "../product/product.css.ts";
import * as styles from "./organisation.css.ts";

export function ExpertsTab() {
  const { t } = useLingui();
  const { office } = useOffice();
  const [snapshot, send] = useMachine(expertsMachine, { input: { gateway: office.experts, people: office.people } });
  const { phase, stored, isSaving, isSearching, found, trouble } = connectExperts(snapshot);
  const [query, setQuery] = useState("");
  if (phase === "failed") {
    return (
      <ErrorState
        title={<Trans>The experts could not be loaded</Trans>}
        requestId={trouble?.requestId}
        onRetry={() => send({ type: "retry.asked" })}
      >
        <TroubleText trouble={trouble} />
      </ErrorState>
    );
  }
  if (!stored) {
    return (
      <SkeletonGroup>
        <Skeleton shape="block" />
      </SkeletonGroup>
    );
  }
  const { isEnabled, experts } = stored;
  return (
    <div className={styles.stack}>
      {trouble && (
        <div role="alert" className={failure}>
          <p>
            <Trans>Not saved.</Trans>{" "}
            {trouble.kind === "conflict" || trouble.kind === "not-found" ? (
              <Trans>Somebody else changed this meanwhile: it is shown as it stands now. Make your change again.</Trans>
            ) : (
              <TroubleText trouble={trouble} />
            )}
          </p>
        </div>
      )}
      <Card
        title={<Trans>Ask an expert</Trans>}
        description={<Trans>Learners ask from any page of a course; the answer stands in their messages.</Trans>}
      >
        <div className={styles.stack}>
          <Switch
            checked={isEnabled}
            disabled={isSaving}
            onCheckedChange={(turned) => send({ type: "switch.turned", isEnabled: turned })}
          >
            <Trans>Learners can ask</Trans>
          </Switch>
          <div role="status">
            {isEnabled && experts.length === 0 && (
              <p className={styles.help}>
                <Trans>Nobody answers yet: learners are offered this once somebody is named below.</Trans>
              </p>
            )}
          </div>
        </div>
      </Card>
      <Card
        title={<Trans>Experts</Trans>}
        description={
          <Trans>
            They are told of each question. Authors and administrators can answer too. Whoever has no place in the back
            office answers from their messages on the learner site.
          </Trans>
        }
      >
        <div className={styles.stack}>
          {experts.length > 0 && (
            <ul className={styles.tags} aria-label={t`Experts`}>
              {experts.map(({ id, name, email }) => (
                <li key={id} className={styles.tag}>
                  <span>
                    {name} <span className={styles.help}>{email}</span>
                  </span>
                  <IconButton
                    size="small"
                    label={t`${name} is no expert any more`}
                    icon={<X size={16} aria-hidden />}
                    disabled={isSaving}
                    onClick={() => send({ type: "expert.removed", id })}
                  />
                </li>
              ))}
            </ul>
          )}
          <form
            className={styles.line}
            onSubmit={(event) => {
              event.preventDefault();
              send({ type: "people.searched", query });
            }}
          >
            <SearchInput label={t`Search a person`} value={query} onValueChange={setQuery} />
            <Button type="submit" icon={<Search size={20} aria-hidden />} loading={isSearching}>
              <Trans>Find</Trans>
            </Button>
          </form>
          <div role="status">
            {found?.length === 0 && (
              <p className={styles.help}>
                <Trans>Nobody else is found. Search by name, login or e-mail.</Trans>
              </p>
            )}
          </div>
          {found && found.length > 0 && (
            <ul className={styles.tags} aria-label={t`People who were found`}>
              {found.map((person) => {
                const name = namePerson(person);
                return (
                  <li key={person.id} className={styles.tag}>
                    <span>
                      {name} <span className={styles.help}>{person.email}</span>
                    </span>
                    <IconButton
                      size="small"
                      label={t`Name ${name} as an expert`}
                      icon={<Plus size={16} aria-hidden />}
                      disabled={isSaving}
                      onClick={() => send({ type: "expert.added", id: person.id })}
                    />
                  </li>
                );
              })}
            </ul>
          )}
        </div>
      </Card>
    </div>
  );
}
