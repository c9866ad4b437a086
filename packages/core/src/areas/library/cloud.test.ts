import { expect, it } from 'vitest';
import type { FolderId } from '../../base/ids';
import { type CloudFolder, checkMove, pathTo, TOP } from './cloud';

const folder = (id: string, inside: string, differs: Partial<CloudFolder> = {}) =>
  ({ id, name: id.toUpperCase(), folder: inside, ...differs }) as CloudFolder;
const FOLDERS = [
  folder('a', TOP),
  folder('b', 'a'),
  folder('c', 'b'),
  folder('gone', 'a', { deleted_at: 'x' }),
  folder('d', 'gone'),
];
const id = (text: string) => text as FolderId;

it('the way to a folder leads from the top to it', () => {
  expect(pathTo(FOLDERS, id('c'))?.map(({ name }) => name)).toEqual(['A', 'B', 'C']);
  expect(pathTo(FOLDERS, TOP)).toEqual([]);
});
it('there is no way to what is gone, through what is gone, or round in a circle', () => {
  expect([pathTo(FOLDERS, id('gone')), pathTo(FOLDERS, id('d')), pathTo(FOLDERS, id('none'))]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(pathTo([folder('x', 'y'), folder('y', 'x')], id('x'))).toBeUndefined();
});
it('a folder moves anywhere but into itself and what lies in it', () => {
  expect(checkMove(FOLDERS, id('c'), TOP).ok).toBe(true);
  expect(checkMove(FOLDERS, id('a'), id('c'))).toMatchObject({ code: 'cloud.into_itself' });
  expect(checkMove(FOLDERS, id('a'), id('a'))).toMatchObject({ code: 'cloud.into_itself' });
  expect(checkMove(FOLDERS, id('c'), id('gone'))).toMatchObject({ code: 'record.missing' });
});
