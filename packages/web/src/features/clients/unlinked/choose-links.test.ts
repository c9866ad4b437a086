import { expect, it } from 'vitest';
import { chooseSureLinks } from './choose-links';
import type { UnlinkedTraveler } from './unlinked-query';

const client = (id: string, grade: string) => ({ client: { id }, grade, reasons: [] });
const traveler = (id: string, differs: object = {}) => ({ id, matches: [], ...differs }) as unknown as UnlinkedTraveler;

it('R-SHELL-257 links who is certainly one client, adds who can be reached and is like none, and leaves the rest to a person', () => {
  const sure = chooseSureLinks([
    traveler('certain', { email: 'a@x.test', matches: [client('cli_1', 'certain'), client('cli_2', 'possible')] }),
    traveler('two certain', { email: 'b@x.test', matches: [client('cli_1', 'certain'), client('cli_2', 'certain')] }),
    traveler('likely', { email: 'c@x.test', matches: [client('cli_1', 'likely')] }),
    traveler('new', { email: 'd@x.test' }),
    traveler('shares the email of new', { email: 'D@x.test' }),
    traveler('only a name'),
  ]);
  expect(sure.map(({ traveler: { id }, client_id }) => [id, client_id])).toEqual([
    ['certain', 'cli_1'],
    ['new', undefined],
  ]);
});
