import { startBench } from './world';
import { seedTrips } from './seed';
const b = await startBench();
try { for (const n of [2000, 10000]) { const c = await b.company('A'); const t=Date.now(); const cpu=process.cpuUsage(); await seedTrips(b, c, n); const u=process.cpuUsage(cpu); console.log('seed', n, Date.now()-t, 'ms; own cpu', (u.user+u.system)/1000); } } finally { await b.stop(); }
