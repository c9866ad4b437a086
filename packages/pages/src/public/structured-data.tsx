import type { PublicPage, Site } from './public-page';

const crumbs = ({ path, label }: PublicPage, origin: string) => {
  const trail = [
    { name: 'Wayline', item: `${origin}/` },
    ...(path.startsWith('/about/') && path !== '/about/about_us'
      ? [{ name: 'About us', item: `${origin}/about/about_us` }]
      : []),
    { name: label, item: `${origin}${path}` },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((step, i) => ({ '@type': 'ListItem', position: i + 1, ...step })),
  };
};

/** What search engines read of a page: what it is, where it stands, and no claim that the page does not make. */
export const PageData = ({ page, site }: { page: PublicPage; site: Site }) => (
  <script type="application/ld+json">
    {JSON.stringify({
      '@context': 'https://schema.org',
      '@graph': [
        {
          '@type': 'WebPage',
          '@id': `${site.origin}${page.path}`,
          url: `${site.origin}${page.path}`,
          name: page.heading,
          description: page.lead,
          inLanguage: 'en',
          ...(page.since && { dateModified: page.since }),
          ...page.data?.(site),
        },
        crumbs(page, site.origin),
      ],
    })}
  </script>
);
