// Knows what can be pressed.
import { Ellipsis, Eye, Pencil, Plus, Send, Trash2 } from "lucide-react";
import { Button, IconButton, Link, Menu, MenuGroup, MenuItem, MenuSeparator, Tooltip } from "../../src/index.ts";
import * as styles from "../gallery.css.ts";
import { useSay } from "../say.ts";
import { Section } from "../section.tsx";

export function Actions() {
  const say = useSay();
  return (
    <Section title={say("Actions", "Actions")}>
      <div className={styles.row}>
        <Button variant="primary" icon={<Send size={20} aria-hidden />}>
          {say("Publish", "Publier")}
        </Button>
        <Button icon={<Eye size={20} aria-hidden />}>{say("Preview", "Prévisualiser")}</Button>
        <Button variant="quiet">{say("Cancel", "Annuler")}</Button>
        <Button variant="danger" icon={<Trash2 size={20} aria-hidden />}>
          {say("Delete the product", "Supprimer le produit")}
        </Button>
      </div>
      <div className={styles.row}>
        <Button variant="primary" size="small">
          {say("Small", "Petit")}
        </Button>
        <Button size="small">{say("Small", "Petit")}</Button>
        <Button variant="primary" size="large">
          {say("Continue the course", "Reprendre la formation")}
        </Button>
        <Button variant="primary" loading>
          {say("Saving", "Enregistrement")}
        </Button>
        <Button loading>{say("Import", "Importer")}</Button>
        <Button variant="primary" disabled>
          {say("Not available", "Indisponible")}
        </Button>
        <Button size="small" variant="quiet" render={<a href="#followed" />}>
          {say("Follow", "Suivre")}
        </Button>
        <Button size="small" disabled accessibleWhenDisabled>
          {say("Not yet", "Pas encore")}
        </Button>
        <Button size="small" disabled render={<a href="#never" />}>
          {say("Nowhere", "Nulle part")}
        </Button>
      </div>
      <div className={styles.row}>
        <IconButton label={say("Edit", "Modifier")} icon={<Pencil size={20} aria-hidden />} />
        <IconButton
          variant="secondary"
          label={say("Add a slide", "Ajouter une page")}
          icon={<Plus size={20} aria-hidden />}
        />
        <IconButton variant="primary" label={say("Send", "Envoyer")} icon={<Send size={20} aria-hidden />} />
        <Menu
          trigger={
            <IconButton label={say("More actions", "Autres actions")} icon={<Ellipsis size={20} aria-hidden />} />
          }
        >
          <MenuGroup label={say("Product", "Produit")}>
            <MenuItem icon={<Pencil size={20} aria-hidden />} note="F2">
              {say("Rename", "Renommer")}
            </MenuItem>
            <MenuItem icon={<Eye size={20} aria-hidden />} disabled>
              {say("Preview", "Prévisualiser")}
            </MenuItem>
          </MenuGroup>
          <MenuSeparator />
          <MenuItem danger icon={<Trash2 size={20} aria-hidden />}>
            {say("Delete", "Supprimer")}
          </MenuItem>
        </Menu>
        <Tooltip label={say("Seen by 12 learners", "Vu par 12 apprenants")}>
          <Button size="small" variant="quiet">
            {say("Point at me", "Survolez-moi")}
          </Button>
        </Tooltip>
        <Link href="#actions">{say("How publishing works", "Comment se passe la publication")}</Link>
      </div>
    </Section>
  );
}
