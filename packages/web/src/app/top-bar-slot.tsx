import { type ReactNode, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';

let place: HTMLElement | null = null;
const listeners = new Set<() => void>();
const subscribe = (tell: () => void) => {
  listeners.add(tell);
  return () => void listeners.delete(tell);
};

/** Where the top bar takes things from pages; the shell hands its element in. */
export const setTopBarPlace = (element: HTMLElement | null): void => {
  place = element;
  for (const tell of listeners) tell();
};

/** Shows its children in the top bar, beside the breadcrumb: presence, a state, a small action. */
export const TopBarSlot = ({ children }: { children: ReactNode }) => {
  const target = useSyncExternalStore(subscribe, () => place);
  return target && createPortal(children, target);
};
