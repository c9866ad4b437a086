import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { notify } from '../../lib/toast-store';

/** Greets whoever comes back from the page where a card is typed in, once, and clears the address. */
export const useCardAdded = (): void => {
  const [params, setParams] = useSearchParams();
  const greeted = useRef(false);
  const added = params.get('card') === 'added';
  useEffect(() => {
    if (!added || greeted.current) return;
    greeted.current = true;
    notify({ kind: 'success', title: 'Card added', text: 'We use it from now on.' });
    setParams({}, { replace: true });
  }, [added, setParams]);
};
