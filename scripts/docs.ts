import { writeFileSync } from 'node:fs';
import { ACCESS_PATTERNS } from '@wayline/core/store/access-patterns';
import { TABLE } from '@wayline/core/store/definition';
import { permissionsPage } from './docs/permissions-page';

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
const code = (text: string) => `\`${text}\``;

const page = [
  '# Data model',
  '',
  'Printed by `npm run docs` from `packages/core/src/store/access-patterns.ts` and `definition.ts`. Change those, not this page.',
  '',
  `One table: partition key ${code(TABLE.partitionKey)}, sort key ${code(TABLE.sortKey)}, time to live in ${code(TABLE.ttl)}, a stream with new and old images.`,
  'Every partition begins with its company (`C#<company>#...`). Pointers (`P#<kind>#...`) are looked up before the company is known and hold nothing else.',
  'What is read together lies together: a trip, its travelers, bookings, itineraries and reminders are one partition.',
  '',
  '## Indexes',
  '',
  row(['index', 'partition', 'sort', 'carries']),
  row(['---', '---', '---', '---']),
  ...Object.entries(TABLE.indexes).map(([name, i]) =>
    row([name, code(i.partitionKey), code(i.sortKey), i.project.join(', ') || 'keys only']),
  ),
  '',
  '## Access patterns',
  '',
  row(['need', 'calls', 'index', 'condition', 'reads', 'read units']),
  row(['---', '---', '---', '---', '---', '---']),
  ...ACCESS_PATTERNS.map((p) => row([p.need, p.calls.join('<br>'), p.index, code(p.condition), p.reads, p.units])),
  '',
];
writeFileSync('docs/data-model.md', page.join('\n'));
console.log(`docs/data-model.md: ${ACCESS_PATTERNS.length} access patterns`);

writeFileSync('docs/permissions.md', permissionsPage());
console.log('docs/permissions.md');
