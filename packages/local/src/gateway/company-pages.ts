const ADDRESS = /^\/company\/(.*?)\/?$/;

/** The endpoint that renders the page at a company's address; what is no name is answered as an unknown one. Undefined for other addresses. */
export const companyEndpoint = (url: URL): URL | undefined => {
  const name = ADDRESS.exec(url.pathname)?.[1];
  if (name === undefined) return undefined;
  return new URL(`/services/public/api/v1/company/${name && !name.includes('/') ? name : '-'}`, url);
};
