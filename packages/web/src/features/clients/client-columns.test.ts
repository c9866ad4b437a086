import { expect, it } from 'vitest';
import { CLIENT_COLUMNS } from './client-columns';

it('the client list has the columns of the spec that there is something to show in, in its order', () => {
  expect(CLIENT_COLUMNS.map(({ label }) => label)).toEqual([
    'Actions',
    'Acct #',
    'Client individual ID',
    'Name',
    'Email',
    'Phone',
    'Trips',
    'Last traveled date',
    'Created date',
    'DOB',
    'Tags',
    'Source',
    'Status',
  ]);
});
it('R-ACC-043 Status is hidden until somebody asks for it', () => {
  expect(CLIENT_COLUMNS.filter(({ hidden }) => hidden).map(({ label }) => label)).toEqual(['Status']);
});
