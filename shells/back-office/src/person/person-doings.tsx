// Knows what an administrator can do with a person's account on their page: the same as in the list of people.
import type { ManagedPerson, SitePlatform, Trouble } from "@academiz/application/ports";
import type { Result } from "@academiz/domain/kernel";
import { useToasts } from "@academiz/ui";
import { useLingui } from "@lingui/react/macro";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useOffice } from "../office/office-context.ts";
import { useTroubleWords } from "../office/use-trouble-words.ts";
import { useInvitation } from "../people/parts/use-invitation.ts";
import { PersonActions, type PersonActionsProps } from "../people/person-actions.tsx";
import { RemovePeople } from "../people/remove-people.tsx";

export interface PersonDoingsProps extends Pick<PersonActionsProps, "person" | "own"> {
  /** Called when the account has changed. */
  readonly onChanged: () => void;
}

export function PersonDoings({ person, own, onChanged }: PersonDoingsProps) {
  const { t } = useLingui();
  const notify = useToasts();
  const sayTrouble = useTroubleWords();
  const navigate = useNavigate();
  const { people, navigation } = useOffice().office;
  const tellInvited = useInvitation();
  const [isBusy, setBusy] = useState(false);
  const [removed, setRemoved] = useState<readonly ManagedPerson[]>([]);
  async function act<Value>(asked: Promise<Result<Value, Trouble>>, onDone: (value: Value) => void) {
    setBusy(true);
    const answer = await asked;
    setBusy(false);
    if (answer.ok) onDone(answer.value);
    else notify({ kind: "error", text: sayTrouble(answer.error) });
  }
  async function invite() {
    setBusy(true);
    const answer = await people.invite(person.id);
    setBusy(false);
    tellInvited(answer);
    if (answer.ok) onChanged();
  }
  const tellDone = () => notify({ kind: "success", text: t`Done` });
  return (
    <>
      <PersonActions
        person={person}
        own={own}
        isBusy={isBusy}
        onEdit={() => void navigate({ to: "/people", search: { q: person.login, person: person.id } })}
        onInvite={() => void invite()}
        onActivate={(isActive) =>
          void act(people.activate(person.id, isActive), () => {
            tellDone();
            onChanged();
          })
        }
        onStandIn={(platform: SitePlatform) =>
          void act(people.standIn(person.identifier, platform), (address) => navigation.leaveFor(address))
        }
        onRemove={() => setRemoved([person])}
      />
      <RemovePeople
        people={removed}
        onCancel={() => setRemoved([])}
        onConfirm={() => {
          setRemoved([]);
          void act(people.remove([person.id]), () => {
            tellDone();
            void navigate({ to: "/people" });
          });
        }}
      />
    </>
  );
}
