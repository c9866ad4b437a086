import { lazy, Suspense, useState } from 'react';
import { AccountButton } from './account-button';

const load = () => import('./account-menu-opened');
const OpenedAccountMenu = lazy(async () => ({ default: (await load()).OpenedAccountMenu }));

/** Who is signed in; the menu behind it is fetched when somebody reaches for it. */
export const AccountMenu = () => {
  const [wanted, setWanted] = useState(false);
  const button = (
    <AccountButton
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={load}
      onFocus={load}
      onClick={() => setWanted(true)}
    />
  );
  if (!wanted) return button;
  return (
    <Suspense fallback={button}>
      <OpenedAccountMenu />
    </Suspense>
  );
};
