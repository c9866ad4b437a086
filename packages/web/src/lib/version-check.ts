import { createListeners } from './listeners';

/** The hash of the build that runs; undefined while developing. */
export const runningHash = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[name="wayline-build"]')?.content;

/** Whether the server holds another build than the one that runs. A version file that cannot be read says nothing. Source: R-SHELL-076..078. */
export const isOutdated = async (running: string | undefined = runningHash()): Promise<boolean> => {
  if (!running) return false;
  const response = await fetch('/version.json', { cache: 'no-store' }).catch(() => undefined);
  if (!response?.ok) return false;
  const { hash } = (await response.json().catch(() => ({}))) as { hash?: string };
  return hash !== undefined && hash !== running;
};

const deployments = createListeners();
/** Calls back when the server says that a new version was deployed; the answer stops listening. */
export const onDeployment = deployments.subscribe;
/** Passes on that a new version was deployed. */
export const notifyDeployment = deployments.tellAll;
