import { besideThePage } from './static-site';

const ADDRESS = /^\/(company|ti-trip)\/(.*?)\/?$/;
const FORMS = /^\/(?:form|traveler_info_form|traveler_request_form|client_form|trip_form)\//;
const FORM =
  /^\/(?:form\/(traveler_update)\/([\w-]{43})|(client_form)\/form\/([\w-]{43})(?:\/[^/]*){0,2}|(traveler_info_form|traveler_request_form|trip_form)\/([\w-]{43})(?:\/[^/]*){0,2})\/?$/;

const INVOICES = /^\/(?:invoice|client_invoice|invoices\/pay)\//;
const INVOICE = /^\/(?:invoice\/(?:v2\/)?web|invoices\/pay|client_invoice\/[^/]+)\/([\w-]{43})(?:\/[^/]*)?\/?$/;

/** What a page may reach: a form uploads files straight into the store. */
type PageKind = 'page' | 'form';
type EndpointPage = { address: URL; kind: PageKind };

const formEndpoint = (url: URL): string => {
  const [, update, ofUpdate, client, ofClient, other, ofOther] = FORM.exec(url.pathname) ?? [];
  return `/services/public/api/v1/forms/${update ?? client ?? other ?? '-'}/${ofUpdate ?? ofClient ?? ofOther ?? '-'}${url.search}`;
};

const invoiceEndpoint = (url: URL): string => {
  const [, token] = INVOICE.exec(url.pathname) ?? [];
  const asks = (name: string) => token !== undefined && url.searchParams.has(name);
  const beside = asks('pdf') ? '/invoice.pdf' : asks('reminders') ? '/reminders' : '';
  return `/services/public/api/v1/invoices/${token ?? '-'}${beside}${url.search}`;
};

/**
 * The endpoint that renders the page of a company, of a whole trip, of a form or of an invoice; what is no name is answered as an unknown one. Undefined for other
 * addresses, and for what is beside a trip's page.
 */
export const pageEndpoint = (url: URL): EndpointPage | undefined => {
  if (FORMS.test(url.pathname)) return { address: new URL(formEndpoint(url), url), kind: 'form' };
  if (INVOICES.test(url.pathname)) return { address: new URL(invoiceEndpoint(url), url), kind: 'page' };
  const [, kind, name = ''] = ADDRESS.exec(url.pathname) ?? [];
  if (!kind || (kind === 'ti-trip' && besideThePage(url.searchParams))) return undefined;
  const path = `/services/public/api/v1/${kind}/${name && !name.includes('/') ? name : '-'}`;
  return { address: new URL(path, url), kind: 'page' };
};
