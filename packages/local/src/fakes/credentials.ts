/** What the SDK signs with on this machine; worth nothing anywhere else. */
export const LOCAL_CREDENTIALS = { accessKeyId: 'LOCALWAYLINE', secretAccessKey: 'local-wayline-secret' };
export const REGION = 'eu-west-1';
