import { getPageI18n } from './texts';

const center = (strip: HTMLElement, link: HTMLElement) => {
  strip.scrollTo({ left: link.offsetLeft - (strip.clientWidth - link.clientWidth) / 2, behavior: 'auto' });
};

/** Marks the day being read in the day navigation, and today's while the trip is on. */
export const followDays = (today: string): void => {
  const i18n = getPageI18n();
  const links = new Map<string, HTMLAnchorElement>();
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.day-nav a')) {
    links.set(link.hash.slice(1), link);
    if (link.dataset.day === today) {
      link.classList.add('today');
      const word = document.createElement('span');
      word.className = 'unseen';
      word.textContent = i18n._('today');
      link.append(' ', word);
    }
  }
  const strip = document.querySelector<HTMLElement>('.day-nav ol');
  const mark = (id: string) => {
    for (const [day, link] of links) {
      if (day !== id) link.removeAttribute('aria-current');
      else {
        link.setAttribute('aria-current', 'location');
        if (strip) center(strip, link);
      }
    }
  };
  const observer = new IntersectionObserver(
    (seen) => {
      for (const { isIntersecting, target } of seen) if (isIntersecting) mark(target.id);
    },
    { rootMargin: '-20% 0px -79% 0px' },
  );
  for (const id of links.keys()) {
    const chapter = document.getElementById(id);
    if (chapter) observer.observe(chapter);
  }
};
