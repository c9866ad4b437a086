import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pageEndpoint } from './endpoint-pages';
import { renderedPage, wayFromPage } from './rendered-pages';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'rendered-'));
  await mkdir(path.join(folder, 'about'));
  for (const name of ['landing', 'about', 'about/faq'])
    await writeFile(path.join(folder, `${name}.html`), `this is ${name}`);
});
afterAll(() => rm(folder, { recursive: true }));

const at = (address: string) => new URL(address, 'http://localhost:3000');

describe('pages rendered beforehand', () => {
  it.each([
    ['/', 'landing'],
    ['/about', 'about'],
    ['/about/', 'about'],
    ['/about/faq', 'about/faq'],
  ])('R-SHELL-034 finds %s', async (address, name) => {
    expect(String(await renderedPage(folder, address))).toBe(`this is ${name}`);
  });
  it.each(['/landing', '/trips', '/about/nothing', '/about/../landing', '/about%2Ffaq', '//about', '/about.html'])(
    'leaves %s to others',
    async (address) => {
      expect(await renderedPage(folder, address)).toBeUndefined();
    },
  );
  it('R-SHELL-065 leads whoever brings a token into the app', () => {
    expect(wayFromPage(at('/about/faq?userToken=a%2Fb'))).toBe('/dashboard?userToken=a%2Fb');
  });
  it('R-SHELL-069 leads from an address under /v1 to the page', () => {
    expect(wayFromPage(at('/v1/about/faq?from=mail'))).toBe('/about/faq?from=mail');
    expect(wayFromPage(at('/about/faq'))).toBeUndefined();
  });
});

describe('company pages', () => {
  it.each([
    ['/company/harbour-vale-travel', 'harbour-vale-travel'],
    ['/company/harbour-vale-travel/', 'harbour-vale-travel'],
    ['/company/Harbour%20%26%20Vale', 'Harbour%20%26%20Vale'],
    ['/company/', '-'],
    ['/company/a/b', '-'],
  ])('R-SHELL-027 are rendered by the endpoint: %s', (address, name) => {
    expect(pageEndpoint(at(address))?.address.pathname).toBe(`/services/public/api/v1/company/${name}`);
  });
  it('R-SHELL-025 so are those of a whole trip, but not what is beside them', () => {
    const token = 'a'.repeat(43);
    expect(pageEndpoint(at(`/ti-trip/${token}/?from=mail`))?.address.pathname).toBe(
      `/services/public/api/v1/ti-trip/${token}`,
    );
    expect(pageEndpoint(at(`/ti-trip/${token}?pdf`))).toBeUndefined();
  });
  it('R-SHELL-022 R-SHELL-023 R-SHELL-036 so are invoices, by each of their addresses, and as a PDF', () => {
    const token = 'a'.repeat(43);
    const path = (address: string) => {
      const { pathname } = pageEndpoint(at(address))?.address ?? {};
      return pathname?.replace('/services/public/api/v1/invoices/', '');
    };
    for (const address of [
      ...[`/invoice/web/${token}`, `/invoice/v2/web/${token}/`, `/invoices/pay/${token}`],
      ...[`/client_invoice/invoice/${token}`, `/client_invoice/invoice/${token}/usr_1`],
    ]) {
      expect(path(address)).toBe(token);
      expect(path(`${address}?pdf`)).toBe(`${token}/invoice.pdf`);
    }
    expect(path('/invoice/web/short')).toBe('-');
    expect(pageEndpoint(at('/invoices'))).toBeUndefined();
  });
  it('are nothing else', () => {
    for (const address of ['/company', '/companies/a', '/services/company/a'])
      expect(pageEndpoint(at(address))).toBeUndefined();
  });
});

describe('forms', () => {
  const token = 'A-_'.padEnd(43, 'b');
  it.each([
    [`/form/traveler_update/${token}`, 'traveler_update'],
    [`/traveler_info_form/${token}`, 'traveler_info_form'],
    [`/traveler_info_form/${token}/mail/abc/`, 'traveler_info_form'],
    [`/traveler_request_form/${token}/embed`, 'traveler_request_form'],
    [`/client_form/form/${token}/usr/msg`, 'client_form'],
    [`/trip_form/${token}?draft=x`, 'trip_form'],
  ])('R-SHELL-030 R-SHELL-031 R-SHELL-032 R-SHELL-033 %s is rendered by the endpoint of forms', (address, name) => {
    const page = pageEndpoint(at(address));
    expect(page?.kind).toBe('form');
    expect(page?.address.pathname).toBe(`/services/public/api/v1/forms/${name}/${token}`);
    expect(page?.address.search).toBe(at(address).search);
  });
  it.each([
    `/form/other/${token}`,
    '/trip_form/short',
    `/client_form/invoice/${token}`,
    `/trip_form/${token}/a/b/c`,
    '/form/',
  ])('%s is no link of a form', (address) =>
    expect(pageEndpoint(at(address))?.address.pathname).toBe('/services/public/api/v1/forms/-/-'),
  );
});
