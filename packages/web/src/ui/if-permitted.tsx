import type { Permission } from '@wayline/core/access/permissions';
import type { ReactNode } from 'react';
import { usePermission } from '../lib/use-permission';

type Props = { permission: Permission; children: ReactNode };

/** A control for those who hold what it needs; nobody else is shown a button that would only refuse them. Source: R-SHELL-225. */
export const IfPermitted = ({ permission, children }: Props) => (usePermission(permission) ? children : null);
