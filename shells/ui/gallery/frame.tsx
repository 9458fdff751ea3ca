// Knows the gallery's frame: the one that an office has.
import { BookOpen, House, Library, Users } from "lucide-react";
import { type ReactNode, useState } from "react";
import { AppShell, Avatar, Badge, Banner, Breadcrumbs, PageHeader, RailItem, StatusChip } from "../src/index.ts";
import { Go } from "./go.tsx";
import { useSay } from "./say.ts";

export function Frame({ switches, children }: { readonly switches: ReactNode; readonly children: ReactNode }) {
  const say = useSay();
  const [collapsed, setCollapsed] = useState(false);
  const [away, setAway] = useState(false);
  return (
    <AppShell
      brand={
        <>
          <img src={`${import.meta.env.BASE_URL}icon.svg`} alt="" width={32} height={32} />
          <strong>Academiz</strong>
        </>
      }
      navigation={
        <>
          <RailItem
            label={say("Home", "Accueil")}
            icon={<House size={20} aria-hidden />}
            render={<Go href="#home" />}
          />
          <RailItem
            current
            label={say("Learning products", "Produits de formation")}
            icon={<BookOpen size={20} aria-hidden />}
            badge={<Badge>3</Badge>}
            render={<Go href="#products" />}
          />
          <RailItem
            label={say("Library", "Bibliothèque")}
            icon={<Library size={20} aria-hidden />}
            render={<Go href="#library" />}
          />
          <RailItem
            label={say("People", "Personnes")}
            icon={<Users size={20} aria-hidden />}
            render={<Go href="#people" />}
          />
        </>
      }
      topBar={
        <>
          {switches}
          <Avatar name="Claire Fontaine" />
        </>
      }
      banner={
        away ? undefined : (
          <Banner tone="warning" action={{ label: say("Leave", "Quitter"), onClick: () => setAway(true) }}>
            {say("You act as Claire Fontaine", "Vous agissez en tant que Claire Fontaine")}
          </Banner>
        )
      }
      collapsed={collapsed}
      onCollapsedChange={setCollapsed}
    >
      <PageHeader
        above={
          <Breadcrumbs
            items={[
              { label: say("Learning products", "Produits de formation"), render: <Go href="#products" /> },
              { label: say("Design system", "Système de conception") },
            ]}
          />
        }
        title={say("Design system", "Système de conception")}
        status={<StatusChip tone="success">{say("Published", "Publié")}</StatusChip>}
        description={say("Every component in every state.", "Chaque composant dans chacun de ses états.")}
      />
      {children}
    </AppShell>
  );
}
