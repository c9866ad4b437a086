import { getEndpointPath } from '@wayline/core/contract/contract';
import { ALL_CONTRACTS } from '@wayline/core/contracts';
import { API_NUMBERS } from '../areas/operations';
import { apiNumber } from '../edge/api-number.js';

type Expected = { path: string; status: number; holds?: string };
type Fetch = (address: string) => Promise<{ status: number; text(): Promise<string> }>;

const SIGN_IN = '/login';
/** For each API an operation that wants to know who asks: where the content network picks a wrong API, the answer is 404. */
const askEachApi = (): Expected[] => {
  const addresses = ALL_CONTRACTS.filter((c) => c.method === 'GET' && c.access.kind === 'signed_in')
    .map(getEndpointPath)
    .filter((address) => !address.includes('{'));
  return API_NUMBERS.map((number) => {
    const path = addresses.find((address) => apiNumber('GET', address) === number);
    if (!path) throw new Error(`No operation shows that API ${number} answers.`);
    return { path, status: 401 };
  });
};

/** What a stage must answer to be called deployed. */
export const smokeTests = (version: string): Expected[] => [
  { path: '/services/misc/health', status: 200, holds: version },
  { path: '/', status: 200, holds: '<html' },
  { path: SIGN_IN, status: 200, holds: '<html' },
  ...askEachApi(),
  { path: '/ti/no-such-link', status: 404, holds: '<html' },
];

const ask = async (origin: string, { path, status, holds }: Expected, get: Fetch): Promise<string[]> => {
  try {
    const answer = await get(`${origin}${path}`);
    const text = await answer.text();
    if (answer.status !== status) return [`${path} answered ${answer.status} instead of ${status}.`];
    return holds && !text.includes(holds) ? [`${path} doesn't contain "${holds}".`] : [];
  } catch (error) {
    return [`${path} didn't answer: ${error instanceof Error ? error.message : error}.`];
  }
};

/** Asks the stage what it must answer; each complaint is a sentence. */
export const smokeTest = async (origin: string, version: string, get: Fetch = fetch): Promise<string[]> => {
  const complaints: string[] = [];
  for (const expected of smokeTests(version)) complaints.push(...(await ask(origin, expected, get)));
  return complaints;
};
