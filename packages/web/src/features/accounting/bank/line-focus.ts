/** What marks a movement of the list, and what is pressed for it by a key. */
export const [LINE, LINE_ACT, LINE_OPEN, LINE_SKIP] = [
  'data-bank-line',
  'data-line-act',
  'data-line-open',
  'data-line-skip',
] as const;

const linesIn = (root: HTMLElement): HTMLElement[] => [...root.querySelectorAll<HTMLElement>(`[${LINE}]`)];
const focusedIn = (root: HTMLElement): HTMLElement | undefined =>
  linesIn(root).find((line) => line.contains(document.activeElement));

/** Goes to the next movement, or the one before; to the first where none has the focus. */
export const focusLine = (root: HTMLElement, step: 1 | -1): boolean => {
  const lines = linesIn(root);
  const now = focusedIn(root);
  const to = now ? lines[lines.indexOf(now) + step] : lines[0];
  to?.focus();
  to?.scrollIntoView({ block: 'nearest' });
  return to !== undefined;
};

/** Presses what a movement that has the focus is decided by; false where none has it, or it can’t be. */
export const pressInLine = (root: HTMLElement, what: string): boolean => {
  const button = focusedIn(root)?.querySelector<HTMLElement>(`[${what}]`);
  button?.click();
  return Boolean(button);
};

/** Whether a movement itself has the focus, and not a button of it that has the key. */
export const isOnLine = (): boolean => document.activeElement?.hasAttribute(LINE) ?? false;
