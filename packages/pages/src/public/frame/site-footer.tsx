import { Mark } from '../../icons/mark';
import { FOOT_MENU } from '../menu';

/** The foot of every page for everybody: the way to each of them. */
export const SiteFooter = () => (
  <footer className="foot">
    <p className="foot-brand">
      <Mark /> Wayline, for travel advisors, agencies and tour operators
    </p>
    <nav className="foot-menus" aria-label="All pages">
      {FOOT_MENU.map(({ title, items }) => (
        <section key={title}>
          <h2>{title}</h2>
          <ul>
            {items.map(({ path, label }) => (
              <li key={path}>
                <a href={path}>{label}</a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  </footer>
);
