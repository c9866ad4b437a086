import { buildSite } from '@wayline/local/site-build';
import { readSettings } from '../stacks/settings';
import { stageEnvironment } from '../stacks/stage-environment';

/** `--stage prod` builds for the address in that stage's settings, which is where it will be served. */
const [option, stage] = process.argv.slice(2);
if (option && (option !== '--stage' || !stage)) {
  console.error('usage: npm run build:site [-- --stage STAGE]');
  process.exit(2);
}
const environment = stage ? stageEnvironment(stage, process.cwd(), process.env) : process.env;
const origin = stage ? readSettings(stage, environment).origin : undefined;
const { built } = await buildSite(process.cwd(), origin, environment.WAYLINE_CONTACT_EMAIL);
if (built) console.log('The site is built: nothing has changed since.');
