import { Link } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { Link as RouteLink } from 'react-router-dom';

type Props = Omit<ComponentProps<typeof Link>, 'href' | 'asChild'> & { to: string };

/** A link to a page of the app. */
export const RouterLink = ({ to, children, ...link }: Props) => (
  <Link color="sea.fg" fontWeight="500" {...link} asChild>
    <RouteLink to={to}>{children}</RouteLink>
  </Link>
);
