// Knows what somebody may create from anywhere in the office, and where each begins.
import { PRODUCT_TYPES } from "@academiz/domain/catalog";
import { useLingui } from "@lingui/react/macro";
import { useNavigate } from "@tanstack/react-router";
import { FileUp, UserPlus } from "lucide-react";
import type { ReactNode } from "react";
import { useSession } from "../office/office-context.ts";
import { type Beginning, CREATIONS, IMPORT } from "../products/creating/creations.ts";
import { isNewType, type NewType } from "../products/creating/new-types.ts";

export interface Creation {
  readonly id: string;
  readonly label: string;
  readonly icon: ReactNode;
  readonly begin: () => void;
}

export function useCreations(): readonly Creation[] {
  const { t, i18n } = useLingui();
  const { mayAuthor, mayAdminister } = useSession();
  const navigate = useNavigate();
  const make = (begun: NewType | "scorm", { Icon, title }: Beginning): Creation => ({
    id: begun,
    label: i18n._(title),
    icon: <Icon size={20} aria-hidden />,
    begin: () => void navigate({ to: "/", search: { new: begun } }),
  });
  const types = PRODUCT_TYPES.filter(isNewType).map((type) => make(type, CREATIONS[type]));
  const authoring = [...types, make("scorm", IMPORT)];
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
