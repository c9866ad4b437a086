import { handlerRows } from './size/handlers';
import { publicPageRows } from './size/public-pages';
import { failed, printRows } from './size/row';
import { webRows } from './size/web';

const all = process.argv.includes('--all');
const functions = await handlerRows(all);
printRows('Functions, minified as deployed', functions);
const pages = await publicPageRows();
printRows('Public pages, JavaScript, gzip', pages);
const web = await webRows();
printRows('Web app, JavaScript by route, gzip', web);

const over = [...functions, ...pages, ...web].filter(failed);
console.log(
  over.length > 0 ? `\n${over.length} parts are over their budget or not built.` : '\nEverything is within its budget.',
);
process.exit(over.length > 0 ? 1 : 0);
