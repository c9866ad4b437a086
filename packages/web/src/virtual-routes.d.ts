declare module 'virtual:wayline/routes' {
  /** Method, address and kind of access of every endpoint, by its id. */
  export const ROUTES: Record<string, readonly [method: string, address: string, access: string]>;
}
