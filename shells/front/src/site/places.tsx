// Knows the places of the learner site, always in sight: in the bar above where there is room, else at the foot.
import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { ChartNoAxesColumn, House, MessageSquare, Users } from "lucide-react";
import * as styles from "./places.css.ts";

export interface PlacesProps {
  /** The name that the client gave to its catalogue; null: it has none. */
  readonly name: string | null;
  readonly isManager: boolean;
  /** Whoever can ask nobody, and never did, is not led to messages. */
  readonly hasMessages: boolean;
}

export function Places({ name, isManager, hasMessages }: PlacesProps) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Main pages`} className={styles.places}>
      <Link to="/" activeOptions={{ exact: true, includeSearch: false }} className={styles.place}>
        <House size={20} aria-hidden />
        <span className={styles.name}>{name ?? <Trans>My courses</Trans>}</span>
      </Link>
      <Link to="/me" className={styles.place}>
        <ChartNoAxesColumn size={20} aria-hidden />
        <Trans>My learning</Trans>
      </Link>
      {isManager && (
        <Link to="/team" className={styles.place}>
          <Users size={20} aria-hidden />
          <Trans>My team</Trans>
        </Link>
      )}
      {hasMessages && (
        <Link to="/messages" className={styles.place}>
          <MessageSquare size={20} aria-hidden />
          <Trans>Messages</Trans>
        </Link>
      )}
    </nav>
  );
}
