import { readFileSync } from 'node:fs';
import { synthesise } from '../checks/synth';
import { countPaid } from './count';
import { unitsIn } from './measured';
import { PRICE_NOTES, PRICES } from './prices';
import { CALL, TEN_ADVISORS } from './use';
import { idleCost, type Line, overBudget, sumCost, useCost } from './work-out';

const usd = (amount: number) => amount.toFixed(2);
const print = (title: string, lines: readonly Line[]) => {
  console.log(`\n${title}`);
  for (const { what, usd: amount } of lines) console.log(`  ${usd(amount).padStart(8)}  ${what}`);
};

// Outside of tests SST looks for credentials and asks AWS for the stage; what is counted here needs neither.
process.env.NODE_ENV = 'test';
const { stacks } = await synthesise();
const idle = idleCost(countPaid(stacks));
const use = useCost(TEN_ADVISORS);
// `npm run cost -- .wayline/requests.log` says what calls take now, for `use.ts`.
for (const log of process.argv.slice(2)) console.log(`${log}: ${JSON.stringify(unitsIn(readFileSync(log, 'utf8')))}`);
console.log('Assumed:');
for (const note of PRICE_NOTES) console.log(`  ${note}`);
console.log(`  prices in USD: ${JSON.stringify(PRICES)}`);
console.log(`  a call, as measured: ${JSON.stringify(CALL)}`);
console.log(`  ten advisors in a month: ${JSON.stringify(TEN_ADVISORS)}`);
print('A production stage that no one uses, USD a month', idle);
print('What ten advisors add, USD a month', use);
const costs = { idle: sumCost(idle), tenAdvisors: sumCost(idle) + sumCost(use) };
const complaints = overBudget(costs);
console.log('');
for (const complaint of complaints) console.log(complaint);
console.log(`idle: ${usd(costs.idle)} USD a month`);
console.log(`ten advisors: ${usd(costs.tenAdvisors)} USD a month`);
process.exit(complaints.length > 0 ? 1 : 0);
