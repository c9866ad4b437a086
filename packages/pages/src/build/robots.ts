/** Client pages are not barred here: a crawler must be able to read that they are not to be indexed. */
export const robotsText = (origin: string) => `User-agent: *\nDisallow: /services/\n\nSitemap: ${origin}/sitemap.xml\n`;

/** The pages that are for everybody, each once: an address that shows the page of another is left out. */
export const sitemap = (origin: string, paths: readonly string[]) => {
  const urls = paths.map((path) => `<url><loc>${origin}${path}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`;
};
