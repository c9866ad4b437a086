import { buildSite } from '@wayline/local/site-build';

await buildSite(process.cwd(), process.env.WAYLINE_ORIGIN, process.env.WAYLINE_CONTACT_EMAIL);
