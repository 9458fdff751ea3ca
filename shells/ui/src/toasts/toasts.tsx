// Knows how the queue of toasts is drawn: one at a time, announced, and kept while pointed at or focused.
import { useLingui } from "@lingui/react/macro";
import { CircleAlert, CircleCheck, Info, X } from "lucide-react";
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from "react";
import { Pressable } from "../pressable/pressable.tsx";
import { AboveAll } from "./above-all.tsx";
import { dismissToast, enqueueToast, measureToast, placeToast, type Toast, type ToastQueue } from "./toast-queue.ts";
import * as styles from "./toasts.css.ts";

export type ToastRequest = Omit<Toast, "id"> & { readonly id?: string | undefined };

interface Toasts {
  readonly notify: (toast: ToastRequest) => void;
  readonly dismiss: (id: string) => void;
}
const ToastContext = createContext<Toasts | null>(null);

function useToastContext(): Toasts {
  const toasts = useContext(ToastContext);
  if (!toasts) throw new Error("toasts need a ToastProvider above them");
  return toasts;
}

/** `notify({ kind: "success", text: "Saved" })`. @throws Error outside a `ToastProvider`. */
export const useToasts = (): ((toast: ToastRequest) => void) => useToastContext().notify;

/** Removes a toast whose offer is no longer valid, by its `id`. @throws Error outside a `ToastProvider`. */
export const useToastDismissal = (): ((id: string) => void) => useToastContext().dismiss;

/** Keeps the queue of an app and draws its first toast. */
export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const prefix = useId();
  const count = useRef(0);
  const [queue, setQueue] = useState<ToastQueue>([]);
  const notify = useCallback(
    (toast: ToastRequest) => {
      count.current += 1;
      const id = toast.id ?? `${prefix}${count.current}`;
      setQueue((current) => enqueueToast(current, { ...toast, id }));
    },
    [prefix],
  );
  const dismiss = useCallback((id: string) => setQueue((current) => dismissToast(current, id)), []);
  const toasts = useMemo(() => ({ notify, dismiss }), [notify, dismiss]);
  return (
    <ToastContext value={toasts}>
      {children}
      <Toaster queue={queue} onDismiss={dismiss} />
    </ToastContext>
  );
}

export interface ToasterProps {
  readonly queue: ToastQueue;
  readonly onDismiss: (id: string) => void;
}

/** The first toast of a queue kept elsewhere, in a machine for instance. */
export function Toaster({ queue, onDismiss }: ToasterProps) {
  const toast = queue[0];
  // Both regions exist before their words do: otherwise some screen readers miss the first ones.
  const polite = toast && toast.kind !== "error" ? toast : undefined;
  const urgent = toast?.kind === "error" ? toast : undefined;
  return (
    <AboveAll>
      <div role="status" data-toasts className={styles.region({ place: polite ? placeToast(polite) : "center" })}>
        {polite && <ToastView key={polite.id} toast={polite} onDismiss={onDismiss} />}
      </div>
      <div role="alert" data-toasts className={styles.region({ place: urgent ? placeToast(urgent) : "center" })}>
        {urgent && <ToastView key={urgent.id} toast={urgent} onDismiss={onDismiss} />}
      </div>
    </AboveAll>
  );
}

const ICONS = { success: CircleCheck, error: CircleAlert, notification: Info };

function ToastView({ toast, onDismiss }: { readonly toast: Toast; readonly onDismiss: (id: string) => void }) {
  const { t } = useLingui();
  const holding = useCountdown(measureToast(toast), () => onDismiss(toast.id));
  const Icon = ICONS[toast.kind];
  return (
    <div className={styles.toast} {...holding}>
      <Icon size={20} aria-hidden />
      <span className={styles.text}>{toast.text}</span>
      {toast.action && (
        <Pressable
          className={styles.action}
          onClick={() => {
            toast.action?.run();
            onDismiss(toast.id);
          }}
        >
          {toast.action.label}
        </Pressable>
      )}
      <Pressable className={styles.close} aria-label={t`Close`} onClick={() => onDismiss(toast.id)}>
        <X size={16} aria-hidden />
      </Pressable>
    </div>
  );
}

/**
 * Counts down while nobody points at the element or has the focus in it; each time they leave, the whole time starts
 * again.
 */
function useCountdown(duration: number, onEnd: () => void) {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const end = useRef(onEnd);
  end.current = onEnd;
  const held = pointed || focused;
  useEffect(() => {
    if (held) return;
    const timer = window.setTimeout(() => end.current(), duration);
    return () => window.clearTimeout(timer);
  }, [held, duration]);
  return {
    onPointerEnter: () => setPointed(true),
    onPointerLeave: () => setPointed(false),
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
  };
}
