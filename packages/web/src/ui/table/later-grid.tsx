import { lazy, useState } from 'react';

type Grid = typeof import('./data-grid').DataGrid;

let code: Grid | undefined;
const fetchCode = async () => {
  code = (await import('./data-grid')).DataGrid;
  return { default: code };
};
/** Begins to fetch the grid, a third of what a page with a table weighs, before the table asks for it. A failure is left to the table. */
export const fetchGrid = (): Promise<unknown> => fetchCode().catch(() => undefined);

const Later = lazy(fetchCode) as Grid;

/** The grid, whose code is in a chunk of its own; shown at once where that is there, as what waits inside React is held back for up to 300 ms. */
export const LaterGrid: Grid = (props) => {
  const [Shown] = useState<Grid>(() => code ?? Later);
  return <Shown {...props} />;
};
