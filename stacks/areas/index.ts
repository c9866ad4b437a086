import { readFileSync, writeFileSync } from 'node:fs';
import { type Assignments, recordStacks } from './assign-stacks';
import { ENDPOINTS } from './operations';

const FILE = 'stacks/areas/assignments.json';

// Reads the file itself: a bundled copy would be that of the last run.
const recorded = JSON.parse(readFileSync(FILE, 'utf8')) as Assignments;
writeFileSync(FILE, `${JSON.stringify(recordStacks(ENDPOINTS, recorded), undefined, 2)}\n`);
