import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { showOpenTab } from './show-open-tab';

/**
 * A page or a part of one. `open` is for parts that the query of the address names; a page is open where its path begins the address. What
 * leads nowhere can't be chosen.
 */
export type PageTab = { label: string; to?: string; open?: boolean };
type Props = {
  /** What the pages are of. */
  label: string;
  tabs: readonly PageTab[];
  /** What they are parts of, before the first of them. */
  before?: ReactNode;
  /** What stands behind the last of them. */
  children?: ReactNode;
  /** How far the page stands below. */
  mb?: string | undefined;
};

/** The look of all of them at once, which is worked out faster than for each. */
const links = {
  '& > a, & > button:disabled': {
    px: { base: '2', md: '3' },
    py: '2',
    color: 'fg.muted',
    fontWeight: '500',
    whiteSpace: 'nowrap',
    borderBottomWidth: '2px',
    borderColor: 'transparent',
    focusVisibleRing: 'inside',
  },
  '& > a[aria-current="page"]': { color: 'sea.fg', borderColor: 'sea.solid', fontWeight: '600' },
  '& > button:disabled': { cursor: 'not-allowed', opacity: 0.6 },
} as const;

/** Links to the pages of an area, or the parts of a page, the open one marked and in sight. */
export const PageTabs = ({ label, tabs, before, children, mb = '4' }: Props) => (
  <chakra.nav
    ref={showOpenTab}
    aria-label={label}
    display="flex"
    alignItems="center"
    gap="1"
    mb={mb}
    overflowX="auto"
    borderBottomWidth="1px"
    css={links}
  >
    {before}
    {tabs.map(({ label: name, to, open }) =>
      to === undefined ? (
        <button key={name} type="button" disabled>
          {name}
        </button>
      ) : open === undefined ? (
        <NavLink key={to} to={to}>
          {name}
        </NavLink>
      ) : (
        <Link key={to} to={to} aria-current={open ? 'page' : undefined}>
          {name}
        </Link>
      ),
    )}
    {children}
  </chakra.nav>
);
