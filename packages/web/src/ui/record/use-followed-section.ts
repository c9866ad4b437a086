import { useEffect, useState } from 'react';

/** A section is read when it reaches the upper fifth of the window. */
const READ = '-20% 0px -79% 0px';

/** The section of the page that is being read. */
export const useFollowedSection = (sections: readonly { id: string }[]): string | undefined => {
  const [current, setCurrent] = useState(sections[0]?.id);
  const ids = sections.map(({ id }) => id).join(' ');
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      (seen) => {
        for (const { isIntersecting, target } of seen) if (isIntersecting) setCurrent(target.id);
      },
      { rootMargin: READ },
    );
    for (const id of ids.split(' ')) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [ids]);
  return current;
};
