import { useEffect } from 'react';

/** Has the browser ask before it closes or reloads a page on which something is not saved. */
export const useAskBeforeUnload = (isAsked: () => boolean): void => {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (isAsked()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isAsked]);
};
