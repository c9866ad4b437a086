import { useEffect, useRef } from 'react';

/** Ctrl-K or Command-K, from anywhere. */
export const useCommandKey = (toggle: () => void): void => {
  const run = useRef(toggle);
  run.current = toggle;
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      run.current();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
};
