// Knows the small button between written parts that adds one there, with its word.
import { Plus } from "lucide-react";
import { Button, type ButtonProps } from "./button.tsx";

/** Its children are the words; `aria-label` begins with them, where one of many has to say which it is. */
export const AddButton = (props: Omit<ButtonProps, "size" | "variant" | "icon">) => (
  <Button {...props} size="small" variant="quiet" icon={<Plus size={16} aria-hidden />} />
);
