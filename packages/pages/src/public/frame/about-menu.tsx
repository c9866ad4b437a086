import { ABOUT_MENU } from '../menu';

/** The pages beside each other below `/about`. */
export const AboutMenu = ({ path }: { path: string }) => (
  <nav className="about-menu" aria-label="About Wayline">
    <ul>
      {ABOUT_MENU.map((item) => (
        <li key={item.path}>
          <a href={item.path} aria-current={item.path === path ? 'page' : undefined}>
            {item.label}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
