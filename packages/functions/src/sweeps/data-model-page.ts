import { type CallId, CONTRACTS } from '@wayline/core/contracts';
import { TABLE } from '@wayline/core/store/definition';

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
const heads = (...cells: string[]) => [row(cells), row(cells.map(() => '---'))];
const code = (text: string) => `\`${text}\``;

/** What an operation belongs to, by the folder of its handler. */
const areaOf = (id: CallId) => CONTRACTS[id].handler.split('/').slice(0, -1).join(': ');

const patterns = (readsOf: ReadonlyMap<CallId, readonly string[]>): string[] => {
  const areas = [...new Set([...readsOf.keys()].map(areaOf))];
  return areas.flatMap((area) => {
    const ids = [...readsOf.keys()].filter((id) => areaOf(id) === area);
    const reads = [...new Set(ids.flatMap((id) => readsOf.get(id) ?? []))].sort();
    if (reads.length === 0) return [];
    const asking = (read: string) => ids.filter((id) => readsOf.get(id)?.includes(read)).join(', ');
    return [
      `### ${area}`,
      '',
      ...heads('reads', 'operations'),
      ...reads.map((read) => row([code(read), asking(read)])),
      '',
    ];
  });
};

/** docs/data-model.md: how the table is made, and every way an operation was seen to read it. `admission` is what each signed-in call reads first. */
export const dataModelPage = (admission: readonly string[], readsOf: ReadonlyMap<CallId, readonly string[]>): string =>
  [
    '# Data model',
    '',
    'Written by `npm run docs`, which calls every operation and records how it reads the table. A test does the same and fails where',
    'this page says otherwise, so a new way to read is seen in review. What the sample of an operation does not come to, such as a filter, is not here.',
    '',
    `One table: partition key ${code(TABLE.partitionKey)}, sort key ${code(TABLE.sortKey)}, time to live in ${code(TABLE.ttl)}, a stream with new and old images.`,
    'Every partition begins with its company (`C#<company>#...`, left out below where it is the company of the caller). Pointers (`P#<kind>#...`)',
    'are looked up before the company is known and hold nothing else. What is read together lies together: a trip, its travelers, bookings,',
    'itineraries and reminders are one partition.',
    '',
    '## Indexes',
    '',
    ...heads('index', 'partition', 'sort', 'carries'),
    ...Object.entries(TABLE.indexes).map(([name, i]) =>
      row([name, code(i.partitionKey), code(i.sortKey), i.project.join(', ') || 'keys only']),
    ),
    '',
    'Jobs find what waits for its time in `due`. Upkeep after a deployment, and the deletion of a company, go through the whole table.',
    '',
    '## Access patterns',
    '',
    'Read with whole items; an eventually consistent read costs half a unit for each 4 KB begun, a strongly consistent one a whole unit.',
    `Before anything else, and at most once in 30 s per container, a signed-in call reads ${admission.map(code).join(', ')}.`,
    '',
    ...patterns(readsOf),
  ].join('\n');
