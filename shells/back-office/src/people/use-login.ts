// Knows a person's login as their own organisation writes it.
import { useSession } from "../office/office-context.ts";

/** Without the prefix that all identifiers of the organisation have; complete for another organisation's. */
export function useLogin(): (identifier: string) => string {
  const { user } = useSession();
  const beginning = `${user?.client.slug ?? ""}_`;
  return (identifier) => (identifier.startsWith(beginning) ? identifier.slice(beginning.length) : identifier);
}
