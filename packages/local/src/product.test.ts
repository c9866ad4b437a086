import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { listen } from './gateway/listen';
import { startProduct } from './product';

it('touches no data when its port is taken, and says how to choose another', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'wayline-product-'));
  mkdirSync(path.join(dataDir, 'marks'));
  const other = await listen(0, (_request, response) => response.end());
  const address = other.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const start = startProduct({ root: process.cwd(), dataDir, port, fresh: true });
  await expect(start).rejects.toThrow(`Port ${port} is taken. Choose another with PORT=${port + 1} npm start.`);
  expect(existsSync(path.join(dataDir, 'marks'))).toBe(true);
  other.close();
  rmSync(dataDir, { recursive: true });
});
