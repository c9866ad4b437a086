import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const LANDING = 'landing.html';
/** Names the address that the pages were built for. */
const ROBOTS = 'robots.txt';
const SITEMAP = /^Sitemap: (.+)\/sitemap\.xml$/m;

/** Pages carry their own address: those built for another, such as a machine's own, must not go out. */
const requireBuiltFor = (origin: string, pagesDist: string) => {
  const [, builtFor] = SITEMAP.exec(readFileSync(path.join(pagesDist, ROBOTS), 'utf8')) ?? [];
  if (builtFor !== origin)
    throw new Error(
      `The site in ${pagesDist} is built for ${builtFor ?? 'no address'}, and this stage is ${origin}. Run npm run build:site -- --stage <stage>.`,
    );
};

/** What was built to be served: the app, and the pages rendered beforehand with their addresses. Throws when something is not built. */
export const webBuild = ({ appDist, pagesDist, origin }: { appDist: string; pagesDist: string; origin: string }) => {
  const needed = [
    path.join(appDist, 'index.html'),
    path.join(appDist, 'assets'),
    ...[LANDING, ROBOTS].map((name) => path.join(pagesDist, name)),
  ];
  for (const file of needed) {
    if (!existsSync(file))
      throw new Error(`${file} is not built. Run the web build before deploying; docs/deploy.md says how.`);
  }
  requireBuiltFor(origin, pagesDist);
  const files = readdirSync(pagesDist, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .sort();
  const addressOfFile = (name: string) => (name === LANDING ? '/' : `/${name.slice(0, -'.html'.length)}`);
  return {
    pages: Object.fromEntries(files.map((name) => [addressOfFile(name), `/${name}`])),
    /** Folders whose files carry their hash in their name and never change. */
    immutable: [appDist, pagesDist].map((dist) => path.join(dist, 'assets')).filter((folder) => existsSync(folder)),
    documents: [appDist, pagesDist],
  };
};
