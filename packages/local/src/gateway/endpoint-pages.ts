import { besideThePage } from './static-site';

const ADDRESS = /^\/(company|ti-trip)\/(.*?)\/?$/;

/**
 * The endpoint that renders the page of a company or of a whole trip; what is no name is answered as an unknown one. Undefined for other
 * addresses, and for what is beside a trip's page.
 */
export const pageEndpoint = (url: URL): URL | undefined => {
  const [, kind, name = ''] = ADDRESS.exec(url.pathname) ?? [];
  if (!kind || (kind === 'ti-trip' && besideThePage(url.searchParams))) return undefined;
  return new URL(`/services/public/api/v1/${kind}/${name && !name.includes('/') ? name : '-'}`, url);
};
