// Knows by what somebody signs in, as people of their own organisation call it.
import { useSession } from "../office/office-context.ts";

/** Without the beginning that all identifiers of the organisation have; whole where it is another one's. */
export function useLogin(): (identifier: string) => string {
  const { user } = useSession();
  const beginning = `${user?.client.slug ?? ""}_`;
  return (identifier) => (identifier.startsWith(beginning) ? identifier.slice(beginning.length) : identifier);
}
