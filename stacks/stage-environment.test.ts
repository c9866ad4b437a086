import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { stageEnvironment } from './stage-environment';

const root = mkdtempSync(path.join(tmpdir(), 'stage-'));
afterAll(() => rmSync(root, { recursive: true }));

it("reads the stage's files as SST does: the later over the earlier, all over the shell", () => {
  writeFileSync(path.join(root, '.env'), 'WAYLINE_ZONE_NAME=a.example\nWAYLINE_ZONE_ID=Z1\n');
  writeFileSync(path.join(root, '.env.ada'), 'WAYLINE_ZONE_NAME="b.example"\n');
  writeFileSync(path.join(root, '.env.ben'), 'WAYLINE_ZONE_NAME=c.example\n');
  const read = stageEnvironment('ada', root, { WAYLINE_ZONE_ID: 'Z0', HOME: '/home/ada' });
  expect(read).toEqual({ WAYLINE_ZONE_NAME: 'b.example', WAYLINE_ZONE_ID: 'Z1', HOME: '/home/ada' });
});
