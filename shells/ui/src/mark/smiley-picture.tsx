// Knows the pictures of the smileys (§9.16).
import type { Smiley } from "@academiz/domain/scoring";
import { Annoyed, Frown, Laugh, type LucideIcon, Meh, Smile } from "lucide-react";

const PICTURES: Readonly<Record<Smiley, LucideIcon>> = {
  "very-sad": Frown,
  sad: Annoyed,
  neutral: Meh,
  happy: Smile,
  "very-happy": Laugh,
};

export function SmileyPicture({ smiley }: { readonly smiley: Smiley }) {
  const Picture = PICTURES[smiley];
  return <Picture size={20} aria-hidden />;
}
