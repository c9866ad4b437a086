import type { ReactNode } from 'react';

/** What the pages for everybody know of the place they are built for. */
export type Site = {
  /** The address of the site, without a slash at its end. */
  origin: string;
  /** Where a visitor's mail is read. */
  contact: string;
};

/** A page that explains and asks for nothing. Source: spec 1 §2, public routes (G-021). */
export type PublicPage = {
  /** The address, which never changes. */
  path: `/${string}`;
  /** The name in menus. */
  label: string;
  heading: string;
  /** The sentence under the heading, in links' previews and in search results. */
  lead: string;
  /** The day from which the text holds, `YYYY-MM-DD`, where that matters. */
  since?: string;
  Content: (props: { site: Site }) => ReactNode;
  /** What search engines read besides the page itself, in the words of schema.org. */
  data?: (site: Site) => Record<string, unknown>;
};
