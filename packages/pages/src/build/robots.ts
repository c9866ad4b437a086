/** Client pages are not barred here: a crawler must be able to read that they are not to be indexed. */
export const robotsText = (origin: string) => `User-agent: *\nDisallow: /services/\n\nSitemap: ${origin}/sitemap.xml\n`;

/** The one page that is for everybody. */
export const sitemap = (origin: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>${origin}/</loc></url></urlset>\n`;
