import { useState } from 'react';

/** A page of a list: where it begins, by the server's cursor and counted from 1, and how many match, where the page before knew. */
type Page = { cursor: string | undefined; first: number; of: number | undefined };
const START: Page = { cursor: undefined, first: 1, of: undefined };

/** Which page of a list is shown. The server's cursor leads forward, the pages already seen lead back; `question` starts anew. */
export const useTablePages = (question: string) => {
  const [place, setPlace] = useState<{ question: string; pages: readonly Page[] }>({ question, pages: [START] });
  const pages = place.question === question ? place.pages : [START];
  const page = pages.at(-1) ?? START;
  return {
    ...page,
    isFirst: pages.length === 1,
    next: (cursor: string, last: number, of: number | undefined) =>
      setPlace({ question, pages: [...pages, { cursor, first: last + 1, of }] }),
    previous: () => setPlace({ question, pages: pages.slice(0, -1) }),
  };
};
