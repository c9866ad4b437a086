import { type ComponentType, createElement, lazy, type ReactElement } from 'react';

/** A page whose code loads when it is opened: `page(() => import('...'), 'TripListPage')`. */
export const page = <N extends string>(load: () => Promise<Record<N, ComponentType>>, name: N): ReactElement =>
  createElement(lazy<ComponentType>(async () => ({ default: (await load())[name] })));
