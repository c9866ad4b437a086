import { Mark } from '../../icons/mark';
import { HEAD_MENU } from '../menu';

/** The head of every page for everybody. `path` is the page it stands on. */
export const SiteHeader = ({ path }: { path?: string }) => (
  <header className="top-bar">
    <a className="brand" href="/" aria-label="Wayline home">
      <Mark /> Wayline
    </a>
    <nav aria-label="Main">
      {HEAD_MENU.map((item) => (
        <a
          className="page-link"
          key={item.path}
          href={item.path}
          aria-current={item.path === path ? 'page' : undefined}
        >
          {item.label}
        </a>
      ))}
      <a href="/login">Sign in</a>
      <a className="button" href="/signup/type">
        Sign up
      </a>
    </nav>
  </header>
);
