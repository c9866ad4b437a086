// Installs what is missing, from the lock file, and says in one sentence what this machine lacks.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';

const MARK = 'node_modules/.cache/wayline/installed';
const MINIMUM = [20, 19];
const APP = ['core', 'functions', 'pages', 'web', 'local'].flatMap((name) => ['-w', `packages/${name}`]);

/** Ends the program with one sentence. */
export const stop = (sentence) => {
  console.error(`\n  ${sentence}\n`);
  process.exit(1);
};

export const checkMachine = () => {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < MINIMUM[0] || (major === MINIMUM[0] && minor < MINIMUM[1])) {
    stop(`Wayline needs Node ${MINIMUM.join('.')} or newer; this is ${process.versions.node}. See https://nodejs.org.`);
  }
  if (!process.env.DYNAMODB_ENDPOINT && !(process.platform === 'linux' && process.arch === 'x64')) {
    stop(
      `The embedded table engine runs on Linux x64 only; this is ${process.platform} ${process.arch}. Point DYNAMODB_ENDPOINT to a DynamoDB Local and start again.`,
    );
  }
};

const lockHash = () => createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
const remember = (kind) => {
  mkdirSync('node_modules/.cache/wayline', { recursive: true });
  writeFileSync(MARK, `${kind} ${lockHash()}`);
};

const packagesIn = (lock) => (existsSync(lock) ? JSON.parse(readFileSync(lock, 'utf8')).packages : {});
/** Whether everything is there, also when somebody ran `npm ci` by hand: npm keeps a list of what it installed. */
const everythingThere = () => {
  const there = packagesIn('node_modules/.package-lock.json');
  return Object.entries(packagesIn('package-lock.json')).every(
    ([place, { version, optional }]) =>
      !place.includes('node_modules/') || optional || (there[place] && there[place].version === version),
  );
};
const installed = (kind) => {
  const mark = existsSync(MARK) ? readFileSync(MARK, 'utf8') : '';
  if (mark === `full ${lockHash()}` || (kind === 'app' && mark === `app ${lockHash()}`)) return true;
  if (!everythingThere()) return false;
  remember('full');
  return true;
};

/** Builds the pages while everybody waits anyhow. A failure is told by whoever needs them, and stops no installation. */
const buildSite = () => {
  console.log('Building the pages (again only when their sources change) ...');
  spawnSync('npm', ['run', '--silent', 'build:site'], { stdio: ['ignore', 'inherit', 'inherit'] });
};

/** `app` is what running the product needs; `full` adds the deployment tools, which the tests of the stacks need. */
export const install = (kind) => {
  if (installed(kind)) return;
  const whole = kind === 'full';
  console.log(`Installing ${whole ? 'everything' : 'what the product needs'} from the lock file (once) ...`);
  const args = [
    'ci',
    '--no-audit',
    '--no-fund',
    '--include=dev',
    ...(whole ? [] : [...APP, '--include-workspace-root']),
  ];
  const result = spawnSync('npm', args, { stdio: ['ignore', 'inherit', 'inherit'] });
  if (result.status !== 0)
    stop('The installation did not finish. Is the npm registry within reach? Then run the command again.');
  remember(kind);
  buildSite();
};
