// Knows how a manager writes to all of their people who are late, after seeing how many they are.
import type { TeamGateway, Trouble } from "@academiz/application/ports";
import { connectSubmission, createSubmissionMachine } from "@academiz/application/submission";
import { connectLoading, lateTeamMachine } from "@academiz/application/team";
import type { Result } from "@academiz/domain/kernel";
import { Button, Dialog, ErrorState, FormDialog, Skeleton, SkeletonGroup, useDraft } from "@academiz/ui";
import { plural } from "@lingui/core/macro";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useActor } from "@xstate/react";
import { TroubleLine } from "./trouble-line.tsx";

export interface RemindLateDialogProps {
  readonly team: Pick<TeamGateway, "countLate" | "remindLate">;
  readonly onClose: () => void;
  /** What was done, in words. */
  readonly onReminded: (words: string) => void;
}

const submission = createSubmissionMachine<string>();

export function RemindLateDialog({ team, onClose, onReminded }: RemindLateDialogProps) {
  const [snapshot, send] = useActor(lateTeamMachine, { input: { load: () => team.countLate(), criteria: null } });
  const { phase, shown, trouble } = connectLoading(snapshot);
  if (shown && shown.reminders > 0)
    return <Writing late={shown} remindLate={team.remindLate} onClose={onClose} onReminded={onReminded} />;
  return (
    <Dialog
      open
      size="small"
      onClose={onClose}
      title={<Trans>Remind all who are late</Trans>}
      footer={
        <Button onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      }
    >
      {phase === "failed" ? (
        <ErrorState
          title={<Trans>Your team could not be loaded</Trans>}
          requestId={trouble?.requestId}
          onRetry={() => send({ type: "retry.asked" })}
        >
          <Trans>Check your connection, then try again.</Trans>
        </ErrorState>
      ) : shown ? (
        <p>
          {shown.people === 0 ? (
            <Trans>Nobody of your team is late.</Trans>
          ) : (
            <Trans>Everybody who is late was reminded in the last 24 hours.</Trans>
          )}
        </p>
      ) : (
        <SkeletonGroup>
          <Skeleton shape="control" />
        </SkeletonGroup>
      )}
    </Dialog>
  );
}

interface WritingProps extends Pick<RemindLateDialogProps, "onClose" | "onReminded"> {
  readonly late: { readonly people: number; readonly unreminded: number; readonly reminders: number };
  readonly remindLate: TeamGateway["remindLate"];
}

function Writing({ late: { people, unreminded, reminders }, remindLate, onClose, onReminded }: WritingProps) {
  const { t } = useLingui();
  const draft = useDraft({ message: "" });
  async function submit(message: string): Promise<Result<unknown, Trouble>> {
    const answer = await remindLate(message);
    if (answer.ok) {
      const { people: told, left } = answer.value;
      const done = t`${plural(told, { one: "# person was reminded.", other: "# people were reminded." })}`;
      const more = t`${plural(left, { one: "# reminder is left: do it again.", other: "# reminders are left: do it again." })}`;
      onReminded(left > 0 ? `${done} ${more}` : done);
    }
    return answer;
  }
  const [snapshot, send] = useActor(submission, { input: { submit } });
  const { isBusy, trouble } = connectSubmission(snapshot);
  const before = people - unreminded;
  return (
    <FormDialog
      title={<Plural value={unreminded} one="Remind # person who is late?" other="Remind # people who are late?" />}
      description={
        <>
          <Plural
            value={reminders}
            one="One reminder is written, in your name: in their notifications and by mail."
            other="# reminders are written, in your name: one a person and product, in their notifications and by mail."
          />
          {before > 0 && (
            <>
              {" "}
              <Plural
                value={before}
                one="# more was reminded in the last 24 hours, and is not again."
                other="# more were reminded in the last 24 hours, and are not again."
              />
            </>
          )}
        </>
      }
      submitLabel={t`Remind them`}
      isBusy={isBusy}
      onClose={onClose}
      draft={draft}
      fields={[
        {
          kind: "text",
          name: "message",
          label: t`Your words`,
          help: t`They stand in the mail. You may leave this empty.`,
          maxLength: 500,
        },
      ]}
      errors={{}}
      onSubmit={({ message }) => send({ type: "form.submitted", values: message.trim() })}
    >
      <TroubleLine trouble={trouble} />
    </FormDialog>
  );
}
