import type { SeedAccount } from './account';
import type { Dimension } from './dimensions';

/** An account as the chart of accounts shows it. */
export const toShownAccount = ({ code, name, kind, control, memo, needs }: SeedAccount) => ({
  code,
  name,
  kind,
  ...(control && { control }),
  memo: memo === true,
  needs: needs.map((one) => (typeof one === 'string' ? one : ([...one] satisfies Dimension[]))),
});
