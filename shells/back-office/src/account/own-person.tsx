// Knows how somebody changes their own names and their own password in the office.
import type { CurrentUser, OwnAccount, OwnPasswordChange, OwnNames as Typed } from "@academiz/application/ports";
import { connectSubmission, createSubmissionMachine } from "@academiz/application/submission";
import { OwnNames, OwnPassword } from "@academiz/ui";
import { useActor } from "@xstate/react";

const renaming = createSubmissionMachine<Typed>();
const choosing = createSubmissionMachine<OwnPasswordChange>();

export interface OwnPersonProps {
  readonly account: Pick<OwnAccount, "rename" | "changePassword">;
  readonly user: CurrentUser;
  readonly onRenamed: (names: Typed) => void;
  /** The other sessions have ended. */
  readonly onPassword: () => void;
}

export function OwnPerson({ account, user, onRenamed, onPassword }: OwnPersonProps) {
  const { identifier, firstname, lastname } = user;
  const rename = async (names: Typed) => {
    const answer = await account.rename(names);
    if (answer.ok) onRenamed(answer.value);
    return answer;
  };
  const change = async (values: OwnPasswordChange) => {
    const answer = await account.changePassword(values);
    if (answer.ok) onPassword();
    return answer;
  };
  const [renamed, sendNames] = useActor(renaming, { input: { submit: rename } });
  const [chosen, sendPassword] = useActor(choosing, { input: { submit: change } });
  return (
    <>
      <OwnNames
        names={{ firstname, lastname }}
        {...connectSubmission(renamed)}
        onTyped={() => sendNames({ type: "form.reopened" })}
        onSave={(values) => sendNames({ type: "form.submitted", values })}
      />
      <OwnPassword
        identifier={identifier}
        {...connectSubmission(chosen)}
        onOpen={() => sendPassword({ type: "form.reopened" })}
        onChange={(values) => sendPassword({ type: "form.submitted", values: { identifier, ...values } })}
      />
    </>
  );
}
