// Knows what stands before the page.
import { useState } from "react";
import { Button, ConfirmDialog, Dialog, Drawer, Field, TextInput, useToasts } from "../../src/index.ts";
import * as styles from "../gallery.css.ts";
import { useSay } from "../say.ts";
import { Section } from "../section.tsx";

type Open = "dialog" | "drawer" | "confirm" | "typed" | null;

export function Overlays() {
  const say = useSay();
  const notify = useToasts();
  const [open, setOpen] = useState<Open>(null);
  const close = (): void => setOpen(null);
  return (
    <Section title={say("Before the page", "Devant la page")}>
      <div className={styles.row}>
        <Button onClick={() => setOpen("dialog")}>{say("New course…", "Nouvelle formation…")}</Button>
        <Button onClick={() => setOpen("drawer")}>{say("Details", "Détails")}</Button>
        <Button onClick={() => setOpen("confirm")}>{say("Publish…", "Publier…")}</Button>
        <Button onClick={() => setOpen("typed")}>{say("Delete for good…", "Supprimer définitivement…")}</Button>
      </div>
      <div className={styles.row}>
        <Button onClick={() => notify({ kind: "success", text: say("Saved", "Enregistré") })}>
          {say("Toast: success", "Message : succès")}
        </Button>
        <Button
          onClick={() =>
            notify({
              kind: "error",
              text: say(
                "The import stopped at line 12: the email is missing.",
                "L’import s’est arrêté à la ligne 12 : il manque l’adresse.",
              ),
            })
          }
        >
          {say("Toast: error", "Message : erreur")}
        </Button>
        <Button
          onClick={() =>
            notify({
              kind: "success",
              text: say("Slide deleted", "Page supprimée"),
              action: {
                label: say("Undo", "Annuler"),
                run: () => notify({ kind: "success", text: say("Slide restored", "Page rétablie") }),
              },
            })
          }
        >
          {say("Toast: undo", "Message : annuler")}
        </Button>
        <Button
          onClick={() =>
            notify({ kind: "notification", live: true, text: say("Claire signed the session", "Claire a émargé") })
          }
        >
          {say("Toast: live", "Message : en direct")}
        </Button>
      </div>
      <Dialog
        open={open === "dialog"}
        onClose={close}
        size="small"
        title={say("New course", "Nouvelle formation")}
        description={say("You can change everything later.", "Vous pourrez tout modifier plus tard.")}
        footer={
          <>
            <Button onClick={close}>{say("Cancel", "Annuler")}</Button>
            <Button variant="primary" onClick={close}>
              {say("Create", "Créer")}
            </Button>
          </>
        }
      >
        <Field label={say("Name", "Nom")} required>
          <TextInput />
        </Field>
      </Dialog>
      <Drawer open={open === "drawer"} onClose={close} title={say("Details", "Détails")}>
        <p>{say("Last edited yesterday by Claire Fontaine.", "Modifié hier par Claire Fontaine.")}</p>
      </Drawer>
      <ConfirmDialog
        open={open === "confirm"}
        onCancel={close}
        onConfirm={close}
        title={say("Publish this course?", "Publier cette formation ?")}
        confirmLabel={say("Publish", "Publier")}
      >
        {say(
          "12 learners who have started keep their progress.",
          "12 apprenants ont commencé : leur progression est conservée.",
        )}
      </ConfirmDialog>
      <ConfirmDialog
        open={open === "typed"}
        onCancel={close}
        onConfirm={close}
        danger
        typedName="Safety first"
        title={say("Delete this course for good?", "Supprimer définitivement cette formation ?")}
        confirmLabel={say("Delete the course", "Supprimer la formation")}
      >
        {say("Its statistics go with it.", "Ses statistiques disparaîtront aussi.")}
      </ConfirmDialog>
    </Section>
  );
}
