import { nodeNames } from '@wayline/core/areas/domains/node-names';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dnsServer } from './dns-server';

let dns: Awaited<ReturnType<typeof dnsServer>>;
beforeAll(async () => {
  dns = await dnsServer();
});
afterAll(() => dns.stop());

it('answers the resolver of Node with the texts under a name, and with none where nothing stands', async () => {
  dns.texts.set('_wayline.trips.vale.example', ['v=spf1 -all', 'wayline-verify=1']);
  const { texts } = nodeNames(dns.server);
  expect(await texts('_Wayline.trips.vale.example')).toEqual(['v=spf1 -all', 'wayline-verify=1']);
  expect(await texts('_wayline.other.example')).toEqual([]);
  dns.texts.set('empty.example', []);
  expect(await texts('empty.example')).toEqual([]);
});

it('tells no answer from nothing there', async () => {
  dns.texts.set('_wayline.trips.vale.example', 'no answer');
  expect(await nodeNames(dns.server).texts('_wayline.trips.vale.example')).toBeUndefined();
});
