import { RemovalPolicy } from 'aws-cdk-lib/core';
import type { Settings } from './settings';

/**
 * State (table, users, files, keys) outlives a production stack. Only state: a retained route or function would go on serving an
 * endpoint that the code no longer has.
 */
export const removalOf = (settings: Settings): RemovalPolicy =>
  settings.lasting ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY;
