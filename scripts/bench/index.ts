import { measuredCalls } from './calls';
import { csvComplaints, measureCsv } from './csv';
import { measureDays } from './days';
import { expiryComplaints, measureExpiry, printExpiry } from './expiry';
import { startGateway } from './gateway';
import { type Figures, listComplaints, measureCall } from './measure-call';
import { getLastCapacity } from './metric-lines';
import { loadComplaints, measureModuleLoad } from './module-load';
import { measurePackages, packageComplaints, printPackages } from './packages';
import { printCounts, printCsv, printFilter, printRest, printScale, printTimes } from './print';
import { measureFilter, measureScale, scaleComplaints } from './scale';
import { seedBell, seedTrips } from './seed';
import { measureStreamWrites, printStreamWrites, streamWriteComplaints } from './stream-writes';
import { startBench } from './world';

const ROUNDS = 25;
const BELL = 200;
const FILTERED = 5_000;
const CSV_ROWS = 10_000;
const SIZES = process.argv.includes('--small') ? [1_000, 10_000] : [1_000, 10_000, 100_000];

const bench = await startBench();
const complaints: string[] = [];
try {
  const company = await bench.company('Harbour & Vale Travel');
  const planned = await seedTrips(bench, company, 200);
  await bench.ask('trips.list', {}, company.token);
  const first = getLastCapacity().trips;
  const { trip } = await bench.ask(
    'trips.create',
    { trip_name: 'Written to', start_date: '2027-02-01', end_date: '2027-02-14' },
    company.token,
  );
  await seedBell(bench, company, BELL);
  const figures: Figures[] = [];
  for (const call of measuredCalls(bench, company, planned, trip.id))
    figures.push(await measureCall(bench, call, company.token, ROUNDS));
  printCounts(figures, first - 1);
  complaints.push(...figures.flatMap(listComplaints));
  const gateway = await startGateway(bench);
  const scale = await measureScale(bench, gateway, SIZES, ROUNDS).finally(gateway.stop);
  printScale(scale);
  complaints.push(...scaleComplaints(scale));
  printFilter(await measureFilter(bench, FILTERED));
  const expiry = await measureExpiry(bench);
  printExpiry(expiry);
  complaints.push(...expiryComplaints(expiry));
  const streamWrites = await measureStreamWrites();
  printStreamWrites(streamWrites);
  complaints.push(...streamWriteComplaints(streamWrites));
  const csv = await measureCsv(bench, await bench.company('Company that imports'), CSV_ROWS);
  printCsv(csv);
  complaints.push(...csvComplaints(csv));
  printTimes(figures);
  const loads = await measureModuleLoad();
  printRest(loads, await measureDays(bench.newId));
  complaints.push(...loadComplaints(loads));
  const packages = await measurePackages(bench.newId);
  printPackages(packages);
  complaints.push(...packageComplaints(packages));
} finally {
  await bench.stop();
}
for (const complaint of complaints) console.log(`\nOVER: ${complaint}`);
console.log(complaints.length > 0 ? '' : '\nEverything is within its goals.');
process.exit(complaints.length > 0 ? 1 : 0);
