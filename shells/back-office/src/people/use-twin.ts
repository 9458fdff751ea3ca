// Knows that whoever writes the address of somebody else is told so once, and saves it all the same when they confirm.
import { findTwin } from "@academiz/application/people";
import type { ManagedPerson, PeopleDirectory } from "@academiz/application/ports";
import { useState } from "react";

interface Twin {
  readonly email: string;
  readonly person: ManagedPerson;
}
export interface Twins {
  /** Who has the address as it is written now, once that was asked. */
  readonly of: (email: string) => ManagedPerson | null;
  readonly isLooking: boolean;
  /** True where somebody has this address and nobody was told before. */
  readonly warn: (email: string) => Promise<boolean>;
}

export function useTwin(directory: Pick<PeopleDirectory, "list">, own: ManagedPerson | null): Twins {
  const [twin, setTwin] = useState<Twin | null>(null);
  const [isLooking, setLooking] = useState(false);
  const of = (email: string) => (twin?.email === email ? twin.person : null);
  const warn = async (email: string) => {
    if (of(email) !== null || email.trim() === own?.email) return false;
    setLooking(true);
    const person = await findTwin(directory, email, own?.id ?? null);
    setLooking(false);
    setTwin(person && { email, person });
    return person !== null;
  };
  return { of, isLooking, warn };
}
