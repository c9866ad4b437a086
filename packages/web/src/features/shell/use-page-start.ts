import { type RefObject, useEffect, useRef } from 'react';

/**
 * A new page begins at its top, and the keyboard and readers begin in it rather than on the link that led there. A field that has
 * taken the focus keeps it, and the first page leaves it to the browser.
 */
export const usePageStart = (path: string): RefObject<HTMLElement | null> => {
  const content = useRef<HTMLElement>(null);
  const shown = useRef(path);
  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    window.scrollTo(0, 0);
    const { current } = content;
    if (!current?.contains(document.activeElement)) current?.focus({ preventScroll: true });
  }, [path]);
  return content;
};
