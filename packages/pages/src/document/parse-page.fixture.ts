/** A rendered page to look into. The test's browser would complain of the style sheet that it cannot fetch. */
export const parsePage = (html: string): Document =>
  new DOMParser().parseFromString(html.replaceAll('rel="stylesheet"', 'rel="style"'), 'text/html');

const plain = ({ textContent }: Node) => textContent?.replaceAll(/\s+/g, ' ').trim();
/** What a part of a page says, on one line; undefined where there is none. */
export const textIn = (page: ParentNode, selector: string): string | undefined => {
  const found = page.querySelector(selector);
  return found ? plain(found) : undefined;
};
/** What each of several parts says. */
export const textsIn = (page: ParentNode, selector: string) => [...page.querySelectorAll(selector)].map(plain);
