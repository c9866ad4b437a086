import { formatMessage } from '@wayline/core/base/messages';
import { createListeners } from './listeners';

export type ToastKind = 'info' | 'success' | 'warning' | 'error';
export type Toast = {
  kind: ToastKind;
  title: string;
  text?: string;
  /** Takes back what was just done; the toast then offers Undo. */
  undo?: () => void;
  /** How long it stays, in milliseconds. */
  delay?: number;
};
export type ShownToast = Toast & { id: number; delay: number };

/** What a success and a failure say that have no words of their own. Source: R-SHELL-287, R-SHELL-288. */
const DEFAULT_WORDS = {
  success: { title: formatMessage('popup.success.title'), text: formatMessage('popup.success.text') },
  error: { title: formatMessage('popup.error.title'), text: formatMessage('popup.error.text') },
} as const;
type Wordless = { kind: keyof typeof DEFAULT_WORDS };

/** How long a toast stays when it does not say: 3 seconds, 5 for a warning. Source: R-SHELL-300, R-SHELL-301, R-TRIP-251, R-TRIP-252. */
export const TOAST_DELAY_MS: Record<ToastKind, number> = { info: 3000, success: 3000, warning: 5000, error: 3000 };
/** A toast that offers Undo stays long enough to be reached. */
const UNDO_DELAY_MS = 6000;
const MOST_AT_ONCE = 4;

let toasts: readonly ShownToast[] = [];
let nextId = 1;
const { subscribe, tellAll } = createListeners();
const replace = (changed: readonly ShownToast[]) => {
  toasts = changed;
  tellAll();
};

/** Says something in passing, at the edge of the screen. */
export const notify = (said: Toast | Wordless): void => {
  const toast: Toast = 'title' in said ? said : { ...DEFAULT_WORDS[said.kind], ...said };
  const delay = toast.delay ?? (toast.undo ? UNDO_DELAY_MS : TOAST_DELAY_MS[toast.kind]);
  replace([...toasts, { ...toast, id: nextId++, delay }].slice(-MOST_AT_ONCE));
};
export const dismissToast = (id: number): void => replace(toasts.filter((toast) => toast.id !== id));
/** Takes back what the newest message offers to; false when none does. */
export const undoNewest = (): boolean => {
  const toast = toasts.findLast(({ undo }) => undo);
  if (!toast) return false;
  dismissToast(toast.id);
  toast.undo?.();
  return true;
};
export const shownToasts = (): readonly ShownToast[] => toasts;
export const subscribeToasts = subscribe;
