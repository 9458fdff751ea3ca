// Knows how people find their way: tabs, steps, trees, progress.
import { FileText, Folder, Lock } from "lucide-react";
import { useState } from "react";
import {
  Avatar,
  Badge,
  Card,
  Kbd,
  ProgressBar,
  ProgressRing,
  Stepper,
  Tabs,
  Tree,
  type TreeNode,
} from "../../src/index.ts";
import * as styles from "../gallery.css.ts";
import { Go } from "../go.tsx";
import { useSay } from "../say.ts";
import { Section } from "../section.tsx";

export function Structure() {
  const say = useSay();
  const [tab, setTab] = useState<"content" | "people" | "statistics">("content");
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set(["c1"]));
  const [selected, setSelected] = useState("s2");
  const [order, setOrder] = useState<readonly string[]>(["s1", "s2", "s3"]);
  const names: Record<string, string> = {
    s1: say("Welcome", "Bienvenue"),
    s2: say("The right gestures", "Les bons gestes"),
    s3: say("Quiz", "Quiz"),
  };
  const nodes: readonly TreeNode[] = [
    {
      id: "c1",
      label: say("Chapter 1: before you start", "Chapitre 1 : avant de commencer"),
      icon: <Folder size={20} aria-hidden />,
      children: order.map((id) => ({
        id,
        label: names[id] ?? id,
        icon: <FileText size={20} aria-hidden />,
        badges: id === "s3" ? <Lock size={16} role="img" aria-label={say("Locked", "Verrouillé")} /> : undefined,
      })),
    },
    {
      id: "c2",
      label: say("Chapter 2: on site", "Chapitre 2 : sur le terrain"),
      icon: <Folder size={20} aria-hidden />,
      badges: <Badge tone="error">2</Badge>,
      children: [{ id: "s4", label: say("Signs", "Signalisation"), icon: <FileText size={20} aria-hidden /> }],
    },
  ];
  const move = (id: string, to: "up" | "down" | "in" | "out"): void => {
    const from = order.indexOf(id);
    const target = to === "up" ? from - 1 : to === "down" ? from + 1 : -1;
    if (from < 0 || target < 0 || target >= order.length) return;
    const next = order.filter((each) => each !== id);
    next.splice(target, 0, id);
    setOrder(next);
  };
  return (
    <Section title={say("Structure", "Structure")}>
      <Stepper
        label={say("Steps of the product", "Étapes du produit")}
        steps={[
          { id: "create", label: say("Creation", "Création"), state: "done", render: <Go href="#create" /> },
          { id: "params", label: say("Settings", "Paramètres"), state: "done", render: <Go href="#params" /> },
          { id: "content", label: say("Content", "Contenu"), state: "current", render: <Go href="#content" /> },
          {
            id: "check",
            label: say("Validation", "Validation"),
            state: "problem",
            render: <Go href="#check" />,
          },
          { id: "publish", label: say("Publication", "Publication"), state: "unavailable" },
        ]}
      />
      <div className={styles.columns}>
        <Card title={say("Outline", "Plan")} actions={<Kbd keys={["Alt", "↑"]} />}>
          <Tree
            label={say("Outline", "Plan")}
            nodes={nodes}
            expanded={expanded}
            onExpandedChange={setExpanded}
            selected={new Set([selected])}
            onSelect={setSelected}
            onMove={move}
          />
        </Card>
        <Card title={say("Progress", "Progression")}>
          <ProgressBar label={say("Import", "Import")} value={0.3} text={say("12 of 40 lines", "12 lignes sur 40")} />
          <ProgressBar label={say("Publishing", "Publication")} value={null} />
          <ProgressBar tone="success" label={say("Done", "Terminé")} value={1} />
          <div className={styles.row}>
            <ProgressRing size={24} label={say("A third", "Un tiers")} value={0.33} />
            <ProgressRing label={say("Two thirds", "Deux tiers")} value={0.66} />
            <ProgressRing size={64} label={say("All", "Tout")} value={1} />
            <Avatar name="Claire Fontaine" size="large" />
            <Avatar name="Marc Dubois" />
            <Avatar name="Éloïse" size="small" />
          </div>
        </Card>
      </div>
      <Card>
        <Tabs
          label={say("Product", "Produit")}
          selected={tab}
          onSelect={setTab}
          items={[
            { id: "content", label: say("Content", "Contenu") },
            { id: "people", label: say("People", "Personnes"), badge: <Badge>12</Badge> },
            { id: "statistics", label: say("Statistics", "Statistiques") },
          ]}
        >
          <p>{say("The view of the tab that was chosen.", "La vue de l’onglet choisi.")}</p>
        </Tabs>
      </Card>
    </Section>
  );
}
