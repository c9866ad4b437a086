import process from 'node:process';
import { sizeSources } from '@wayline/local/site-sources';
import { handlerRows } from './size/handlers';
import { publicPageRows } from './size/public-pages';
import { failed, printRows } from './size/row';
import { webRows } from './size/web';
import { unlessWeighedBefore } from './size/weighed-before';

const MARK = 'node_modules/.cache/wayline/sizes';
const all = process.argv.includes('--all');

const weigh = async (): Promise<boolean> => {
  const functions = await handlerRows(all);
  printRows('Functions, minified as deployed', functions);
  const pages = await publicPageRows();
  printRows('Public pages, JavaScript, gzip', pages);
  const web = await webRows();
  printRows('Web app, JavaScript by route, gzip', web);
  const over = [...functions, ...pages, ...web].filter(failed);
  console.log(
    over.length > 0
      ? `\n${over.length} parts are over their budget or not built.`
      : '\nEverything is within its budget.',
  );
  return over.length === 0;
};

// Everything is listed for whoever asks for all of it, weighed before or not.
const now = [process.version, process.env.WAYLINE_LANGUAGE, sizeSources(process.cwd())].join(' ');
const isWithin = all ? await weigh() : await unlessWeighedBefore({ mark: MARK, now, tell: console.log }, weigh);
process.exit(isWithin ? 0 : 1);
