import { Button } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { Link as RouteLink } from 'react-router-dom';

type Props = Omit<ComponentProps<typeof Button>, 'asChild' | 'type'> & { to: string };

/** A link to a page of the app that looks like a button. */
export const RouterButton = ({ to, children, ...button }: Props) => (
  <Button {...button} asChild>
    <RouteLink to={to}>{children}</RouteLink>
  </Button>
);
