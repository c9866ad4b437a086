import { buildSite } from '@wayline/local/site-build';

await buildSite(process.cwd(), process.env.WAYLINE_ORIGIN);
