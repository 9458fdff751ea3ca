// Knows what somebody may create from anywhere in the office, and where each begins.
import { useLingui } from "@lingui/react/macro";
import { useNavigate } from "@tanstack/react-router";
import { BookOpen, FileUp, Gamepad2, Layers, PackagePlus, Paperclip, UserPlus } from "lucide-react";
import type { ReactNode } from "react";
import { useSession } from "../office/office-context.ts";
import type { ProductsSearch } from "../products/products-search.ts";

export interface Creation {
  readonly id: string;
  readonly label: string;
  readonly icon: ReactNode;
  readonly begin: () => void;
}

export function useCreations(): readonly Creation[] {
  const { t } = useLingui();
  const { mayAuthor, mayAdminister } = useSession();
  const navigate = useNavigate();
  const make = (begun: NonNullable<ProductsSearch["new"]>) => () => void navigate({ to: "/", search: { new: begun } });
  const authoring: readonly Creation[] = [
    { id: "learniz", label: t`New course`, icon: <BookOpen size={20} aria-hidden />, begin: make("learniz") },
    { id: "game", label: t`New game`, icon: <Gamepad2 size={20} aria-hidden />, begin: make("game") },
    { id: "section", label: t`New section`, icon: <Layers size={20} aria-hidden />, begin: make("section") },
    {
      id: "attachment",
      label: t`New attachment`,
      icon: <Paperclip size={20} aria-hidden />,
      begin: make("attachment"),
    },
    {
      id: "scorm",
      label: t`Import a SCORM package`,
      icon: <PackagePlus size={20} aria-hidden />,
      begin: make("scorm"),
    },
  ];
  const administering: readonly Creation[] = [
    {
      id: "person",
      label: t`New person`,
      icon: <UserPlus size={20} aria-hidden />,
      begin: () => void navigate({ to: "/people", search: { person: "new" } }),
    },
    {
      id: "people",
      label: t`Import people`,
      icon: <FileUp size={20} aria-hidden />,
      begin: () => void navigate({ to: "/people/import" }),
    },
  ];
  return [...(mayAuthor ? authoring : []), ...(mayAdminister ? administering : [])];
}
