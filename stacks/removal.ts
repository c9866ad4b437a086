import { RemovalPolicy } from 'aws-cdk-lib/core';
import type { Settings } from './settings';

/**
 * State (table, users, files, keys) outlives a production stack. Only state: a retained route or function would go on serving an
 * endpoint that the code no longer has.
 */
export const getRemovalPolicy = (settings: Settings): RemovalPolicy =>
  settings.lasting ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY;

/** A bucket can only be removed when it is empty, old versions included: it is emptied with its stack, where it does not outlive it. */
export const removalOfBucket = (settings: Settings) => ({
  removalPolicy: getRemovalPolicy(settings),
  autoDeleteObjects: !settings.lasting,
});
