// Knows how a pointer moves a crop, resizes it and moves the focal point; the change counts when the pointer is
// released.
import { type Corner, moveCrop, type PictureEdit, pullCorner } from "@academiz/domain/documents";
import { type PointerEvent, type RefObject, useState } from "react";

export type Grip = "move" | "focus" | Corner;

interface Drag {
  readonly grip: Grip;
  readonly from: { readonly x: number; readonly y: number };
  readonly edit: PictureEdit;
}

export function useCropDrag(
  board: RefObject<HTMLElement | null>,
  edit: PictureEdit,
  ratio: number | null,
  onEdit: (edit: PictureEdit) => void,
) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const read = ({ clientX, clientY }: PointerEvent) => {
    const box = board.current?.getBoundingClientRect();
    if (!box || box.width === 0 || box.height === 0) return { x: 0, y: 0 };
    return {
      x: ((clientX - box.left) / box.width) * edit.size.width,
      y: ((clientY - box.top) / box.height) * edit.size.height,
    };
  };
  const begin = (event: PointerEvent<HTMLElement>, grip: Grip) => {
    if (event.button !== 0) return;
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    setDrag({ grip, from: read(event), edit });
  };
  const move = (event: PointerEvent<HTMLElement>) => {
    if (!drag) return;
    event.stopPropagation();
    const at = read(event);
    setDrag({ ...drag, edit: pull(edit, drag.grip, [at.x - drag.from.x, at.y - drag.from.y], ratio) });
  };
  const end = (event: PointerEvent<HTMLElement>) => {
    if (!drag) return;
    event.stopPropagation();
    setDrag(null);
    if (drag.edit !== edit) onEdit(drag.edit);
  };
  return {
    handlers: (grip: Grip) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => begin(event, grip),
      onPointerMove: move,
      onPointerUp: end,
      onPointerCancel: () => setDrag(null),
    }),
    /** The edit during a drag. */
    shown: drag?.edit ?? edit,
  };
}

function pull(
  edit: PictureEdit,
  grip: Grip,
  by: readonly [right: number, down: number],
  ratio: number | null,
): PictureEdit {
  if (grip === "move") return moveCrop(edit, ...by);
  if (grip === "focus") return moveFocus(edit, (100 * by[0]) / edit.size.width, (100 * by[1]) / edit.size.height);
  return { ...edit, crop: pullCorner(edit, grip, by, ratio) };
}

/** Percent of the picture. */
export function moveFocus(edit: PictureEdit, right: number, down: number): PictureEdit {
  if (!edit.focus) return edit;
  const within = (at: number) => Math.min(100, Math.max(0, Math.round(at)));
  return { ...edit, focus: { x: within(edit.focus.x + right), y: within(edit.focus.y + down) } };
}
