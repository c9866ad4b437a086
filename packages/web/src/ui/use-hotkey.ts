import { useEffect, useRef } from 'react';

const WRITES = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';
const isBusy = (event: KeyboardEvent) =>
  event.defaultPrevented ||
  event.ctrlKey ||
  event.metaKey ||
  event.altKey ||
  (event.target instanceof Element && event.target.closest(WRITES) !== null) ||
  document.querySelector('dialog[open]') !== null;

/** One key for one action, such as `j` or `ArrowDown`; silent while somebody types or a dialog is open. */
export const useHotkey = (key: string, handle: (event: KeyboardEvent) => void, { enabled = true } = {}): void => {
  const run = useRef(handle);
  run.current = handle;
  useEffect(() => {
    if (!enabled) return undefined;
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== key.toLowerCase() || isBusy(event)) return;
      event.preventDefault();
      run.current(event);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [key, enabled]);
};
