import { writeFileSync } from 'node:fs';
import { ALL_CONTRACTS } from '@wayline/core/contracts';
import { openApiOf } from '@wayline/core/kernel/openapi';

const [target = 'docs/openapi.json'] = process.argv.slice(2);
writeFileSync(target, `${JSON.stringify(openApiOf(ALL_CONTRACTS, '0.1.0'), null, 2)}\n`);
console.log(`${target}: ${ALL_CONTRACTS.length} endpoints`);
