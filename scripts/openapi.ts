import { writeFileSync } from 'node:fs';
import { ALL_CONTRACTS } from '@wayline/core/contracts';
import { toOpenApi } from '@wayline/core/openapi';

const [target = 'docs/openapi.json'] = process.argv.slice(2);
writeFileSync(target, `${JSON.stringify(toOpenApi(ALL_CONTRACTS, '0.1.0'), null, 2)}\n`);
console.log(`${target}: ${ALL_CONTRACTS.length} endpoints`);
