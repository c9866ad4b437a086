import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { runInNewContext } from 'node:vm';
import { publishedKey } from '@wayline/core/areas/trip/itinerary/itinerary.records';
import { tokenHash } from '@wayline/core/store/token-hash';
import { describe, expect, it } from 'vitest';
import { API_NUMBERS, ENDPOINTS } from './areas/operations';
import { apiNumber } from './edge/api-number.js';
import { edgeCode } from './edge-code';

type Request = { uri: string; querystring: Record<string, { value: string }> };
type Answer = Request & { statusCode?: number; headers?: Record<string, { value: string }> };
type Handler = (event: { request: Request }) => Answer;

const PAGES = {
  '/': '/landing.html',
  '/privacy': '/privacy.html',
  '/about': '/about.html',
  '/about/faq': '/about/faq.html',
};
/** The module of CloudFront's own, which its runtime takes by `import` in the first line. */
const CLOUDFRONT = /^import cf from 'cloudfront';\n/;
const TOKEN = 'A1b2C3d4E5f6G7h8I9j0K1l2M3n4O5p6Q7r8S9t0U1v';

/** The code as CloudFront runs it: a script, with `require` and no module around it. */
const run = (code: string): Handler =>
  runInNewContext(`${code}\nhandler`, {
    require: (name: string) => createRequire(import.meta.url)(`node:${name}`),
  }) as Handler;
const at = (uri: string, querystring: Request['querystring'] = {}) => ({ request: { uri, querystring } });

describe('edge function of the app', () => {
  const lead = run(edgeCode('app-pages', { PAGES }));
  it.each([
    ['/', '/landing.html'],
    ['/privacy', '/privacy.html'],
    ['/privacy/', '/privacy.html'],
    ['/about', '/about.html'],
    ['/about/faq', '/about/faq.html'],
    ['/about/faq/', '/about/faq.html'],
    ['/trips/trp_1/planner', '/index.html'],
    ['/v1/trips', '/index.html'],
    ['/assets/index-abc123.js', '/assets/index-abc123.js'],
    ['/v1/assets/index-abc123.js', '/assets/index-abc123.js'],
    ['/v1/color-mode.js', '/color-mode.js'],
    ['/v1/favicon.svg', '/favicon.svg'],
    ['/favicon.ico', '/favicon.ico'],
    ['/.well-known/', '/index.html'],
  ])('leads %s to %s', (uri, file) => {
    expect(lead(at(uri)).uri).toBe(file);
  });

  it.each([
    ['/v1/about/faq', '/about/faq'],
    ['/about/nothing', '/pie_page_not_found'],
    ['/about/faq/more', '/pie_page_not_found'],
    ['/privacy/more', '/pie_page_not_found'],
  ])('leads whoever asks for %s on to %s', (uri, location) => {
    const answer = lead(at(uri));
    expect([answer.statusCode, answer.headers?.location?.value]).toEqual([302, location]);
  });

  it('R-SHELL-065 leads whoever brings a token to a page into the app', () => {
    const answer = lead(at('/about/faq', { userToken: { value: 'a%2Fb' } }));
    expect(answer.headers?.location?.value).toBe('/dashboard?userToken=a%2Fb');
    expect(lead(at('/trips', { userToken: { value: 'a' } })).uri).toBe('/index.html');
  });
});

describe('edge function of company pages', () => {
  const lead = run(edgeCode('company-pages'));
  it.each([
    ['/company/harbour-vale-travel', 'harbour-vale-travel'],
    ['/company/harbour-vale-travel/', 'harbour-vale-travel'],
    ['/company/Harbour%20%26%20Vale', 'Harbour%20%26%20Vale'],
    ['/company/', '-'],
    ['/company/a/../../../users/api/v1/users', '-'],
  ])('R-SHELL-027 leads %s to the endpoint that renders it', (uri, name) => {
    expect(lead(at(uri)).uri).toBe(`/services/public/api/v1/company/${name}`);
  });
});

describe('edge function of client pages', () => {
  const lead = run(edgeCode('client-pages'));

  it.each([`/ti/${TOKEN}`, `/ti/${TOKEN}/`, `/itinerary/${TOKEN}`, `/ti/documents/${TOKEN}`])(
    'leads %s to the page under the hash',
    (uri) => {
      const hash = createHash('sha256').update(TOKEN).digest('hex');
      expect(lead(at(uri)).uri).toBe(`/published/${hash}/index.html`);
    },
  );

  it.each([TOKEN, `${TOKEN}.tin_${'0'.repeat(26)}`])(
    'R-SHELL-025 leads a link to a whole trip to the API: %s',
    (token) => {
      expect(lead(at(`/ti-trip/${token}`)).uri).toBe(`/services/public/api/v1/ti-trip/${token}`);
      const beside = lead(at(`/ti-trip/${token}`, { pdf: { value: '' } }));
      expect(beside.headers?.location?.value).toBe(`/services/public/api/v1/ti/${token}/itinerary.pdf`);
    },
  );

  it.each(['/ti-trip/short', `/ti-trip/${TOKEN}/x`, '/ti-trip/../users'])('leads %s to no link of a trip', (uri) => {
    expect(lead(at(uri)).uri).toBe('/services/public/api/v1/ti-trip/-');
  });

  it('computes the key under which the page was published', () => {
    expect(lead(at(`/ti/${TOKEN}`)).uri).toBe(`/${publishedKey(tokenHash(TOKEN))}`);
  });

  it('leads to a document, and to nothing else that an address could name', () => {
    const file = `fil_${'0'.repeat(26)}`;
    const answer = lead(at(`/ti/${TOKEN}`, { document: { value: file } }));
    expect(answer.headers?.location?.value).toBe(`/services/public/api/v1/ti/${TOKEN}/documents/${file}`);
    for (const value of ['', '../../users/login', `${file}/..`, `${file}\r\nset-cookie: a=b`])
      expect(lead(at(`/ti/${TOKEN}`, { document: { value } })).statusCode).toBeUndefined();
  });

  it.each([
    ['calendar', 'calendar.ics'],
    ['pdf', 'itinerary.pdf'],
  ])('leads ?%s to the API', (mark, file) => {
    const answer = lead(at(`/ti/${TOKEN}`, { [mark]: { value: '' } }));
    expect(answer.statusCode).toBe(302);
    expect(answer.headers?.location?.value).toBe(`/services/public/api/v1/ti/${TOKEN}/${file}`);
  });

  it.each(['/ti/short', `/ti/${TOKEN}/../../cmp_1/secret`, `/ti/%2e%2e/${TOKEN}`, '/ti/', `/ti/${'x'.repeat(65)}`])(
    'opens nothing by %s',
    (uri) => {
      expect(lead(at(uri)).uri).toBe('/published/none/index.html');
    },
  );
});

describe('edge function of forms', () => {
  const origins: string[] = [];
  const cf = { updateRequestOrigin: ({ domainName }: { domainName: string }) => origins.push(domainName) };
  const code = edgeCode('form-pages', { HOSTS: API_NUMBERS.map((number) => `api-${number}`) });
  const lead = runInNewContext(`${code.replace(CLOUDFRONT, '')}\nhandler`, { cf }) as (event: {
    request: Request & { method: string };
  }) => Request;
  const ask = (uri: string, method = 'GET') => lead({ request: { uri, method, querystring: {} } }).uri;
  it.each([
    [`/form/traveler_update/${TOKEN}`, 'traveler_update'],
    [`/traveler_info_form/${TOKEN}/mail/abc`, 'traveler_info_form'],
    [`/traveler_request_form/${TOKEN}/`, 'traveler_request_form'],
    [`/client_form/form/${TOKEN}/usr/msg`, 'client_form'],
    [`/trip_form/${TOKEN}`, 'trip_form'],
  ])(
    'R-SHELL-029 R-SHELL-030 R-SHELL-031 R-SHELL-032 R-SHELL-033 leads %s to the API that has its route',
    (uri, name) => {
      for (const method of ['GET', 'POST']) {
        const path = `/services/public/api/v1/forms/${name}/${TOKEN}`;
        expect(ask(uri, method)).toBe(path);
        expect(origins.at(-1)).toBe(`api-${apiNumber(method, path)}`);
      }
    },
  );
  it.each([
    `/form/other/${TOKEN}`,
    '/trip_form/short',
    `/client_form/invoice/${TOKEN}`,
    `/trip_form/${TOKEN}/../../../users`,
    `/trip_form/${TOKEN}/a/b/c`,
  ])('leads %s to no form', (uri) => expect(ask(uri)).toBe('/services/public/api/v1/forms/-/-'));
});

describe('edge function of invoices', () => {
  const origins: string[] = [];
  const cf = { updateRequestOrigin: ({ domainName }: { domainName: string }) => origins.push(domainName) };
  const code = edgeCode('invoice-pages', { HOSTS: API_NUMBERS.map((number) => `api-${number}`) });
  const lead = runInNewContext(`${code.replace(CLOUDFRONT, '')}\nhandler`, { cf }) as (event: {
    request: Request & { method: string };
  }) => Request;
  const send = (method: string, uri: string, querystring: Request['querystring'] = {}) =>
    lead({ request: { uri, method, querystring } });
  const ask = (uri: string, querystring: Request['querystring'] = {}) => send('GET', uri, querystring).uri;
  it.each([
    `/invoice/web/${TOKEN}`,
    `/invoice/v2/web/${TOKEN}/`,
    `/invoices/pay/${TOKEN}`,
    `/client_invoice/invoice/${TOKEN}`,
    `/client_invoice/invoice/${TOKEN}/usr_1`,
  ])('R-SHELL-022 R-SHELL-023 R-SHELL-036 leads %s to the API that has its route, and to its PDF', (uri) => {
    const path = `/services/public/api/v1/invoices/${TOKEN}`;
    expect(ask(uri)).toBe(path);
    expect(origins.at(-1)).toBe(`api-${apiNumber('GET', path)}`);
    expect(ask(uri, { pdf: { value: '' } })).toBe(`${path}/invoice.pdf`);
    expect(origins.at(-1)).toBe(`api-${apiNumber('GET', `${path}/invoice.pdf`)}`);
  });
  it('R-SHELL-023 takes in what is paid where it is read, at the API that has the route of that', () => {
    const path = `/services/public/api/v1/invoices/${TOKEN}`;
    for (const method of ['GET', 'POST']) {
      expect(send(method, `/invoice/web/${TOKEN}`).uri).toBe(path);
      expect(origins.at(-1)).toBe(`api-${apiNumber(method, path)}`);
      const { address } =
        ENDPOINTS.find((e) => e.method === method && e.address === path.replace(TOKEN, '{token}')) ?? {};
      expect(origins.at(-1)).toBe(`api-${apiNumber(method, String(address))}`);
    }
  });
  it('takes in where it is asked that somebody doesn’t want to be reminded', () => {
    const path = `/services/public/api/v1/invoices/${TOKEN}/reminders`;
    for (const method of ['GET', 'POST']) {
      expect(send(method, `/invoice/web/${TOKEN}`, { reminders: { value: '' } }).uri).toBe(path);
      expect(origins.at(-1)).toBe(`api-${apiNumber(method, path)}`);
    }
  });
  it('tells the page that somebody comes back from paying', () => {
    const paid = { paid: { value: '' } };
    expect(send('GET', `/invoice/web/${TOKEN}`, paid)).toMatchObject({
      uri: `/services/public/api/v1/invoices/${TOKEN}`,
      querystring: paid,
    });
  });
  it.each([
    '/invoice/web/short',
    `/invoice/${TOKEN}`,
    `/invoice/web/${TOKEN}/../../users`,
    `/invoice/web/${TOKEN}/a/b`,
  ])('leads %s to no invoice', (uri) => expect(ask(uri)).toBe('/services/public/api/v1/invoices/-'));
});

describe('edge function of the services', () => {
  const origins: string[] = [];
  const cf = { updateRequestOrigin: ({ domainName }: { domainName: string }) => origins.push(domainName) };
  const code = edgeCode('services', { HOSTS: API_NUMBERS.map((number) => `api-${number}`) });
  const lead = runInNewContext(`${code.replace(CLOUDFRONT, '')}\nhandler`, { cf }) as (event: {
    request: { method: string; uri: string };
  }) => unknown;
  const sendTo = (method: string, uri: string) => {
    lead({ request: { method, uri } });
    return origins.pop();
  };

  it('sends every call to the API that has its route, whatever stands for the names in its path', () => {
    for (const { method, address } of ENDPOINTS.filter((e) => e.address.startsWith('/services/'))) {
      const uri = address.replace(/\{\w+\}/g, 'trp_01%2F.~-ü');
      expect(sendTo(method, uri), address).toBe(`api-${apiNumber(method, address)}`);
      expect(sendTo(method, `${uri}/`), address).toBe(`api-${apiNumber(method, address)}`);
    }
  });

  it('leaves the address as it is, and sends what nobody answers to some API', () => {
    const request = { method: 'OPTIONS', uri: '/services/' };
    expect(lead({ request })).toEqual({ method: 'OPTIONS', uri: '/services/' });
    expect(origins.pop()).toMatch(/^api-\d$/);
  });
});

describe('what CloudFront can run', () => {
  it.each(['app-pages', 'client-pages', 'company-pages', 'form-pages', 'invoice-pages', 'services'] as const)(
    '%s uses no syntax its runtime lacks',
    (name) => {
      const code = edgeCode(name, { PAGES, HOSTS: ['1.example', '2.example', '3.example', '4.example'] });
      expect(code.replace(CLOUDFRONT, '')).not.toMatch(/^[ \t]*(import|export) /m);
      expect(code).not.toMatch(/\?\.|\?\?|(?:const|let) [[{]/);
    },
  );
});
