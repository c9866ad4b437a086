import type { Permission } from '@wayline/core/identity/permissions';
import type { ReactNode } from 'react';
import { useMay } from '../lib/use-may';

type Props = { permission: Permission; children: ReactNode };

/** A control for those who hold what it needs; nobody else is shown a button that would only refuse them. Source: R-SHELL-225. */
export const IfMay = ({ permission, children }: Props) => (useMay(permission) ? children : null);
