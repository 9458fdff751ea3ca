// Knows what a view shows before, instead of and around its content.
import { CircleCheck, Plus } from "lucide-react";
import { Badge, Button, Card, EmptyState, ErrorState, SkeletonGroup, StatusChip } from "../../src/index.ts";
import * as styles from "../gallery.css.ts";
import { useSay } from "../say.ts";
import { Section } from "../section.tsx";

export function States() {
  const say = useSay();
  return (
    <Section title={say("States", "États")}>
      <div className={styles.row}>
        <StatusChip>{say("Draft", "Brouillon")}</StatusChip>
        <StatusChip tone="success" icon={<CircleCheck size={16} aria-hidden />}>
          {say("Published", "Publié")}
        </StatusChip>
        <StatusChip tone="warning">{say("Changes not published", "Modifications non publiées")}</StatusChip>
        <StatusChip tone="error">{say("Import failed", "Échec de l’import")}</StatusChip>
        <StatusChip tone="primary">{say("In progress", "En cours")}</StatusChip>
        <Badge>3</Badge>
        <Badge tone="error">12</Badge>
      </div>
      <div className={styles.columns}>
        <Card title={say("Loading", "Chargement")}>
          <SkeletonGroup />
        </Card>
        <Card title={say("Empty", "Vide")}>
          <EmptyState
            title={say("No course yet", "Pas encore de formation")}
            action={
              <Button variant="primary" icon={<Plus size={20} aria-hidden />}>
                {say("Create a course", "Créer une formation")}
              </Button>
            }
          >
            {say(
              "Courses that you create are kept here, drafts included.",
              "Vos formations sont rangées ici, brouillons compris.",
            )}
          </EmptyState>
        </Card>
        <Card title={say("Error", "Erreur")}>
          <ErrorState
            title={say("The list did not come", "La liste n’est pas arrivée")}
            onRetry={() => undefined}
            requestId="01JD3V6K9T4N"
          >
            {say(
              "Nothing is lost. Try again, or tell us the number below.",
              "Rien n’est perdu. Réessayez, ou communiquez-nous le numéro ci-dessous.",
            )}
          </ErrorState>
        </Card>
      </div>
    </Section>
  );
}
