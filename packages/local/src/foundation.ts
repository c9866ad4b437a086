import path from 'node:path';
import { clock } from './clock';
import { demoMark } from './data-dir';
import { createTable } from './database/create-table';
import { startDatabase } from './database/engine';
import { seedDemo } from './demo/seed';
import { setEnvironment, TABLE_NAME } from './environment';
import { startFakes } from './fakes/aws-server';
import { buildHandlers, watchHandlers } from './gateway/handlers';
import { behaveLikeAws } from './like-aws/behave-like-aws';
import { deliverCodes } from './mails';
import { createRefusalLog } from './roles/refusal-log';
import { withRoles } from './roles/with-roles';
import { tableDefinition } from './table-definition';

const HANDLERS = 'node_modules/.cache/wayline/handlers';
/** Where each handler has modules of its own. */
const APART = 'node_modules/.cache/wayline/handlers-apart';
const WATCHED = 'node_modules/.cache/wayline/watched-handlers';

type Options = {
  root: string;
  data: string;
  port: number;
  origin: string;
  watch: boolean;
  roles: boolean;
  likeAws: boolean;
};

/** What requests rest on: the handlers, the stand-ins of AWS, and the table with the demo data in it. The environment leads to all of it. */
export const layFoundation = async ({ root, data, port, origin, watch, roles, likeAws }: Options) => {
  const demo = demoMark(data);
  const [built, standins, database] = await Promise.all([
    // Watched, a folder for each port: two products of one source tree must not clear each other's away.
    watch
      ? watchHandlers(root, path.join(root, WATCHED, String(port)))
      : buildHandlers(root, path.join(root, likeAws ? APART : HANDLERS), likeAws),
    startFakes({ dataDir: data, now: clock.now, deliverCodes }),
    startDatabase({
      file: path.join(data, 'table.db'),
      onExit: (code) => {
        console.error(`The table engine ended (code ${code}). Start Wayline again; nothing that was saved is lost.`);
        process.exit(1);
      },
    }),
  ]);
  setEnvironment({ origin, database: database.endpoint, standins });
  await createTable(database.endpoint, tableDefinition(TABLE_NAME));
  if (!demo.seeded) {
    await seedDemo(TABLE_NAME, standins.pool);
    demo.done(new Date(clock.now()).toISOString().slice(0, 10));
  }
  const refusals = createRefusalLog();
  const handlers = roles ? withRoles(built, refusals.note) : built;
  const back = likeAws ? await behaveLikeAws(database.endpoint, TABLE_NAME) : undefined;
  return { handlers, refused: refusals.list, standins, database, demo, back };
};
