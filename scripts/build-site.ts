import { buildSite } from '@wayline/local/site-build';

await buildSite(process.cwd());
