import { useState } from 'react';

/** Which page of a list is shown. The server's cursor leads forward, the pages already seen lead back; `question` starts anew. */
export const useTablePages = (question: string) => {
  const [place, setPlace] = useState<{ question: string; cursors: (string | undefined)[] }>({ question, cursors: [] });
  const cursors = place.question === question ? place.cursors : [];
  return {
    cursor: cursors.at(-1),
    number: cursors.length,
    next: (cursor: string) => setPlace({ question, cursors: [...cursors, cursor] }),
    previous: () => setPlace({ question, cursors: cursors.slice(0, -1) }),
  };
};
