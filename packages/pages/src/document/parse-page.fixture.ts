/** A rendered page to look into. The test's browser would complain of the style sheet that it cannot fetch. */
export const parsePage = (html: string): Document =>
  new DOMParser().parseFromString(html.replaceAll('rel="stylesheet"', 'rel="style"'), 'text/html');
